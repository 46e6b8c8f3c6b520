import type { Limit } from '../../core/limits.ts'

/** A list counts newcomers, and each change updates the member's other screens. */
export const savedSearchesLimit: Limit = { name: 'savedSearches', duration: 60, member: 120 }
