import type { Limit } from '../../core/limits.ts'

/** Faster than thumbs. */
export const swipeLimit: Limit = { name: 'swipe', duration: 60, member: 120 }
