import type { Limit } from '../../core/limits.ts'

export const withdrawalsLimit: Limit = { name: 'withdrawals', duration: 60, member: 30 }
