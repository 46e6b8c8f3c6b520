import { feature } from '../../core/feature.ts'
import { accountsPhp } from './php.ts'
import { accountsRouter } from './router.ts'
import { accountsSettings } from './settings.ts'

export const accounts = feature({ router: accountsRouter, php: accountsPhp, settings: accountsSettings })
