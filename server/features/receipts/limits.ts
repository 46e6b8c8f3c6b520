import type { Limit } from '../../core/limits.ts'

/** Drawing one takes some tens of milliseconds. */
export const receiptPdfLimit: Limit = { name: 'receiptPdf', duration: 60, member: 20 }
