import { feature } from '../../core/feature.ts'
import { placesPhp } from './php.ts'
import { placesRouter } from './router.ts'

export const places = feature({ router: placesRouter, php: placesPhp })
