import type { Limit } from '../../core/limits.ts'

export const likeLimit: Limit = { name: 'like', duration: 60, member: 120 }
