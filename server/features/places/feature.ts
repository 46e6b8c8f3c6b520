import { feature } from '../../core/feature.ts'
import { placesPhp } from './php.ts'
import { placesRouter } from './router.ts'
import { placesSettings } from './settings.ts'

export const places = feature({ router: placesRouter, php: placesPhp, settings: placesSettings })
