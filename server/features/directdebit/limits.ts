import type { Limit } from '../../core/limits.ts'

/** What is checked of an account, and each try of a code. */
export const directDebitLimit: Limit = { name: 'directDebit', duration: 60, member: 60 }
