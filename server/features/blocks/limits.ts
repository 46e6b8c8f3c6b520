import type { Limit } from '../../core/limits.ts'

/** Each block tells the other one; lifting a block tells nobody and is free. */
export const blockLimit: Limit = { name: 'block', duration: 60, member: 30 }
