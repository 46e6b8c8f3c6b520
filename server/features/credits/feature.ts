import { feature } from '../../core/feature.ts'
import { creditsRouter } from './router.ts'

export const credits = feature({ router: creditsRouter })
