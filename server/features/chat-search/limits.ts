import type { Limit } from '../../core/limits.ts'

/** A search reads back through one's own messages. */
export const chatSearchLimit: Limit = { name: 'chatSearch', duration: 60, member: 60 }
