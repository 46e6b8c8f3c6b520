import type { Limit } from '../../core/limits.ts'

/** Codes are words that one could guess. */
export const discountCodeLimit: Limit = { name: 'discountCode', duration: 600, member: 60, network: 60 }
