import type { Limit } from '../../core/limits.ts'

export const spendingLimitsLimit: Limit = { name: 'spendingLimits', duration: 60, member: 60 }
