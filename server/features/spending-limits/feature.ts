import { feature } from '../../core/feature.ts'
import { spendingLimitsRouter } from './router.ts'

export const spendingLimits = feature({ router: spendingLimitsRouter })
