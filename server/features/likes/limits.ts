import type { Limit } from '../../core/limits.ts'

/** Likes given and taken back. */
export const likeLimit: Limit = { name: 'like', duration: 60, member: 120 }
