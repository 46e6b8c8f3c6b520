import { z } from 'zod'
import { countryCodes } from '../../../db/reference/countries/codes.ts'
import { currencies } from '../../../db/reference/countries/facts.ts'
import { paymentMethods } from '../../../db/reference/money/payment-methods.ts'
import { paymentStatuses } from '../../../db/reference/money/payment-statuses.ts'

/** What is spoken between the shop and its test bank (product §17.15), as JSON. */

const id = z.string().regex(/^[\w-]{1,64}$/)
const minor = z.number().int()
const amount = z.object({ minor, currency: z.enum(currencies) })
const status = z.enum(paymentStatuses)

export const idAsked = z.object({ id })

export const paymentAsked = z.object({
  /** The shop's own: asked for again it is the same payment. */
  id,
  amount: amount.extend({ minor: minor.min(1).max(100_000_000) }),
  method: z.enum(paymentMethods),
  bank: z.string().max(40).nullable(),
  country: z.enum(countryCodes),
  description: z
    .string()
    .max(200)
    .regex(/^\P{Cc}*$/u),
  returnUrl: z.url().max(2000),
  webhookUrl: z.url().max(2000),
  /** The customer that the payment method is saved for. */
  customer: id.nullable(),
})
export type PaymentAsked = z.infer<typeof paymentAsked>

export const chargeAsked = paymentAsked.extend({ mandateId: id })

export const paymentTold = z.object({
  id,
  /** Null where nobody has to do anything. */
  checkoutUrl: z.string().nullable(),
  status,
  /** Whether the shop can end it. */
  canBeCancelled: z.boolean(),
  paid: amount,
  refunded: amount,
  chargedBack: amount,
  paidWith: z.string().nullable(),
  bankCountry: z.string().nullable(),
  mandateId: z.string().nullable(),
})
export type PaymentTold = z.infer<typeof paymentTold>

/** Null for one that was never made. */
export const chargeTold = z.object({ charge: paymentTold.nullable() })

export const refundAsked = z.object({ id, amount: amount.extend({ minor: minor.min(1) }) })
export const refundTold = z.object({ id, state: z.enum(['pending', 'done', 'failed']) })

export const mandateTold = z.object({ id })

export const methodsAsked = z.object({ country: z.enum(countryCodes), currency: z.enum(currencies) })
export const methodsTold = z.array(
  z.object({
    method: z.enum(paymentMethods),
    banks: z.array(z.object({ id: z.string(), name: z.string() })),
    canBeRemembered: z.boolean(),
  }),
)

/** A refusal; nothing was done. */
export const refusalTold = z.object({ error: z.string().max(100) })

/** What the bank posts to the shop: how a payment stood when the news was made, which may have passed. */
export const newsTold = z.object({ payment: z.string().regex(/^tb_[\w-]{1,60}$/), status })
export type NewsTold = z.infer<typeof newsTold>
