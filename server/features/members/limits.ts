import type { Limit } from '../../core/limits.ts'

export const searchLimit: Limit = { name: 'search', duration: 60, member: 240, network: 240 }
