import { z } from 'zod'
import { job } from '../../core/jobs/job.ts'

const aboutOrder = z.object({ orderId: z.string(), memberId: z.string() })
export type WithdrawalPayload = z.infer<typeof aboutOrder>

/** Confirms a withdrawal, with its date and time. */
export const withdrawalMail = job('withdrawal_mail', aboutOrder, { workers: 1, batch: 5 })
