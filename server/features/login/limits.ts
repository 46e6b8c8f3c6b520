import type { Limit } from '../../core/limits.ts'

/** By network, whoever asks. */
export const loginLimit: Limit = { name: 'login', duration: 60, network: 30 }
