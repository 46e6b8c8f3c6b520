import type { Limit } from '../../core/limits.ts'

export const pushLimit: Limit = { name: 'push', duration: 60, member: 30 }
