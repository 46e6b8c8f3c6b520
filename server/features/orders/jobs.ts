import { z } from 'zod'
import { job } from '../../core/jobs/job.ts'

const aboutOrder = z.object({ orderId: z.string() })
export type OrderPayload = z.infer<typeof aboutOrder>

/** Tells that an order was paid when nobody waited for it any more, and that its credits are there. */
export const lateMail = job('late_payment_mail', aboutOrder, { workers: 1, batch: 5 })
