import type { Limit } from '../../core/limits.ts'

export const messageLimit: Limit = { name: 'message', duration: 60, member: 60 }
export const typingLimit: Limit = { name: 'typing', duration: 60, member: 40 }
export const reactionLimit: Limit = { name: 'reaction', duration: 60, member: 60 }
