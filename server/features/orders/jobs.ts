import { z } from 'zod'
import { job } from '../../core/jobs/job.ts'

const aboutOrder = z.object({ orderId: z.string() })
export type OrderPayload = z.infer<typeof aboutOrder>

/** Confirms a purchase, with its receipt. */
export const purchaseMail = job('purchase_mail', aboutOrder, { workers: 1, batch: 5 })

const aboutRefund = z.object({ orderId: z.string(), refundId: z.string() })
export type RefundPayload = z.infer<typeof aboutRefund>

/** Tells of money that brought no credits and goes back. */
export const surplusMail = job('surplus_mail', aboutRefund, { workers: 1, batch: 5 })

/** Tells of money that could not be sent back. */
export const refundFailedMail = job('refund_failed_mail', aboutRefund, { workers: 1, batch: 5 })

/**
 * An operator has paid a failed refund manually, by a command beside the running server. Open pages and a mail say so.
 */
export const refundSettled = job('refund_settled', aboutRefund, { workers: 1, batch: 5 })

const aboutTakenBack = z.object({
  ...{ orderId: z.string(), paymentId: z.string() },
  /** In minor units of what came in. */
  minor: z.int(),
  /** So many went off the balance. */
  credits: z.int(),
  /** So many were spent before. */
  owed: z.int(),
  /** By which its credit note was issued. */
  reference: z.string(),
  /** Whether premium has ended with it; undefined in jobs from before this field existed. */
  endsPremium: z.boolean().optional(),
})
export type TakenBackPayload = z.infer<typeof aboutTakenBack>

const aboutGivenBack = z.object({
  ...{ orderId: z.string(), paymentId: z.string(), refundId: z.string() },
  /** So many went off the balance, and so many were spent before. */
  ...{ credits: z.int(), owed: z.int() },
  /** With it premium has ended. */
  endsPremium: z.boolean(),
})
export type GivenBackPayload = z.infer<typeof aboutGivenBack>

/** Tells of what was given back at the provider, and of the credits that went. */
export const givenBackMail = job('given_back_mail', aboutGivenBack, { workers: 1, batch: 5 })

/** Tells of what a bank has taken back, and of the credits that went. */
export const takenBackMail = job('taken_back_mail', aboutTakenBack, { workers: 1, batch: 5 })

const aboutComeBack = z.object({
  ...{ orderId: z.string(), paymentId: z.string() },
  /** Whose word it was: a bank had taken it back, or it was given back at the provider. */
  by: z.enum(['bank', 'provider']),
  /** In minor units of what came in. */
  minor: z.int(),
  /** So many are on the balance again. */
  credits: z.int(),
  /** With it they are premium again. */
  restoresPremium: z.boolean(),
})
export type ComeBackPayload = z.infer<typeof aboutComeBack>

/** Tells of money that a bank had taken back and has come again, or that was given back and has not left after all. */
export const comeBackMail = job('come_back_mail', aboutComeBack, { workers: 1, batch: 5 })
