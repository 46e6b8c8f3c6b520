import { z } from 'zod'
import { job } from '../../core/jobs/job.ts'

const aboutOrder = z.object({ orderId: z.string() })
export type OrderPayload = z.infer<typeof aboutOrder>

/** Confirms a purchase, with its receipt. */
export const purchaseMail = job('purchase_mail', aboutOrder, { workers: 1, batch: 5 })
