import type { Limit } from '../../core/limits.ts'

/** Codes are words that one could guess: by the path, at the checkout and in an order they count together. */
export const discountCodeLimit: Limit = { name: 'discountCode', duration: 600, member: 60, network: 60 }
