import type { Limit } from '../../core/limits.ts'

export const searchLimit: Limit = { name: 'search', duration: 60, member: 240, network: 240 }

/** Filters are counted while they are chosen, several times for a search, and never at the cost of one. */
export const countLimit: Limit = { name: 'search_count', duration: 60, member: 120, network: 480 }
