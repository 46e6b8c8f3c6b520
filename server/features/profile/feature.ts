import { feature } from '../../core/feature.ts'
import { profileRouter } from './router.ts'

export const profile = feature({ router: profileRouter })
