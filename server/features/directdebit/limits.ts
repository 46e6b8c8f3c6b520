import type { Limit } from '../../core/limits.ts'

/** What is checked of an account, and each try of a code. */
export const directDebitLimit: Limit = { name: 'directDebit', duration: 60, member: 60 }
/** Each is paid by the operator, and may go to a stranger: accounts are had for nothing. */
export const smsLimit: Limit = { name: 'directDebitSms', duration: 3600, network: 30 }
