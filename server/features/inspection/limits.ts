import type { Limit } from '../../core/limits.ts'

/** A person reads each of them. */
export const objectionLimit: Limit = { name: 'objection', duration: 3600, member: 20 }
