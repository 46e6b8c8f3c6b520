import { feature } from '../../core/feature.ts'
import { likesPhp } from './php.ts'
import { likesRouter } from './router.ts'

export const likes = feature({ router: likesRouter, php: likesPhp })
