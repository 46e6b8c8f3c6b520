import { feature } from '../../core/feature.ts'
import { liveRouter } from './router.ts'

export const live = feature({ router: liveRouter })
