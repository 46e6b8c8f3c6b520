import type { Limit } from '../../core/limits.ts'

/** For whatever is decided at the test bank. */
export const bankLimit: Limit = { name: 'testBank', duration: 60, network: 240 }
