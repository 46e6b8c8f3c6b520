import type { Limit } from '../../core/limits.ts'

/** Each page looks through some hundred movements. */
export const transactionsLimit: Limit = { name: 'transactions', duration: 60, member: 120 }
