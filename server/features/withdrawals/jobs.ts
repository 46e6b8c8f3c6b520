import { z } from 'zod'
import { job } from '../../core/jobs/job.ts'
import { addressRequestPace, addressRequestPayload } from '../login/jobs.ts'

const aboutOrder = z.object({
  ...{ orderId: z.string(), memberId: z.string() },
  /** Whether premium has ended with it; undefined in jobs from before this field existed. */
  endsPremium: z.boolean().optional(),
})
export type WithdrawalPayload = z.infer<typeof aboutOrder>

/** The number of the receipt that was named, as `receiptKey` makes it. */
const receipt = z.string().optional()

const request = addressRequestPayload.extend({ receipt })
export type WithdrawalRequestPayload = z.infer<typeof request>

export const withdrawalRequest = job('withdrawal_request', request, addressRequestPace)

const aboutDeclarations = z.object({
  ...{ memberId: z.string(), origin: z.string() },
  /** Of what was queued before declarations were rows. */
  declaredAt: z.string().optional(),
})
export type DeclarationsPayload = z.infer<typeof aboutDeclarations>

/** Mails the owner of an address about the withdrawals declared with it that no mail has covered yet. */
export const withdrawalLinkMail = job('withdrawal_link_mail', aboutDeclarations, { workers: 1, batch: 5 })

/** Confirms a withdrawal, with its date and time. */
export const withdrawalMail = job('withdrawal_mail', aboutOrder, { workers: 1, batch: 5 })
