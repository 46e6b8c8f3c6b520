import { z } from 'zod'
import { job } from '../../core/jobs/job.ts'

/** `origin`: where the links in the mail lead. */
const receipt = z.object({ reportId: z.string(), origin: z.string() })
export type ReceiptPayload = z.infer<typeof receipt>

export const receiptMail = job('report_receipt_mail', receipt, { workers: 2, batch: 5 })
