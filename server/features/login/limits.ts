import type { Limit } from '../../core/limits.ts'

/** Per network, with or without a session. */
export const loginLimit: Limit = { name: 'login', duration: 60, network: 30 }
