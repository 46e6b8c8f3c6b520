import { z } from 'zod'
import { job } from '../../core/jobs/job.ts'

/** A delivery mostly waits for the receiver's answer, hence the workers. */
export const delivery = job('sandbox_delivery', z.object({ deliveryId: z.string() }), { workers: 4, batch: 5 })

export const chargeBack = job('sandbox_charge_back', z.object({ paymentId: z.string() }), { workers: 1, batch: 1 })

export const chargeEnd = job('sandbox_charge_end', z.object({ paymentId: z.string() }), { workers: 1, batch: 1 })

export const refundEnd = job('sandbox_refund_end', z.object({ paymentId: z.string(), refundId: z.string() }), {
  workers: 1,
  batch: 1,
})

export const expiry = job('sandbox_expiry', z.object({ paymentId: z.string() }), { workers: 1, batch: 1 })
