import { feature } from '../../core/feature.ts'
import { blocksRouter } from './router.ts'

export const blocks = feature({ router: blocksRouter })
