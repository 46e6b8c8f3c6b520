import type { Limit } from '../../core/limits.ts'

export const savedMethodsLimit: Limit = { name: 'savedMethods', duration: 60, member: 120 }
