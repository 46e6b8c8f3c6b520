import type { Limit } from '../../core/limits.ts'

export const messageLimit: Limit = { name: 'message', duration: 60, member: 60 }
/** A browser tells once a second at most, and only what has not been read by then. */
export const deliveryLimit: Limit = { name: 'delivery', duration: 60, member: 120 }
export const typingLimit: Limit = { name: 'typing', duration: 60, member: 40 }
export const reactionLimit: Limit = { name: 'reaction', duration: 60, member: 60 }

/** What is sent for each is decoded and made into files. */
export const photoMessageLimit: Limit = { name: 'photoMessage', duration: 600, member: 120 }
