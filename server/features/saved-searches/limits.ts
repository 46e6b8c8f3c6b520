import type { Limit } from '../../core/limits.ts'

/** Looking at them counts newcomers, and each change tells the member's other screens. */
export const savedSearchesLimit: Limit = { name: 'savedSearches', duration: 60, member: 120 }
