import type { Limit } from '../../core/limits.ts'

/** A person reads each of them. */
export const reportLimit: Limit = { name: 'report', duration: 3600, member: 20, network: 20 }
