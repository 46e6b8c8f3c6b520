import { feature } from '../../core/feature.ts'
import { sitesPhp } from './php.ts'
import { sitesRouter } from './router.ts'
import { sitesSettings } from './settings.ts'

export const sites = feature({ router: sitesRouter, php: sitesPhp, settings: sitesSettings })
