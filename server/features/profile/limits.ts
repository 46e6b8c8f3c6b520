import type { Limit } from '../../core/limits.ts'

/** Each change publishes an event to everybody whose screen shows the member. */
export const profileLimit: Limit = { name: 'profile', duration: 60, member: 120 }

/** The screens of everybody who knows the member reload. Counted when something changes. */
export const invisibleLimit: Limit = { name: 'invisible', duration: 600, member: 10 }

/**
 * Others cannot recognise a member who changes their name every hour. Counted when a name is taken, not when it is
 * refused.
 */
export const nameLimit: Limit = { name: 'profileName', duration: 86_400, member: 10 }
