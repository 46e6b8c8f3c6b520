import type { Limit } from '../../core/limits.ts'

/** Each change tells everybody on whose screens the member stands. */
export const profileLimit: Limit = { name: 'profile', duration: 60, member: 120 }

/** Screens of all who know the member start afresh. Counted when something changes. */
export const invisibleLimit: Limit = { name: 'invisible', duration: 600, member: 10 }

/** Who is called something else each hour is nobody whom others know. Counted when a name is taken, not when it is refused. */
export const nameLimit: Limit = { name: 'profileName', duration: 86_400, member: 10 }
