import { feature } from '../../core/feature.ts'
import { accountsPhp } from './php.ts'
import { accountsRouter } from './router.ts'

export const accounts = feature({ router: accountsRouter, php: accountsPhp })
