import { z } from 'zod'
import type { Tx } from '../../../../db/client.ts'
import type { HeldMembers } from '../../../../db/queries/locks/members.ts'
import type { LockedOrder, OrderRow } from '../../../../db/queries/orders/lock.ts'
import { findPayment } from '../../../../db/queries/orders/payments.ts'
import { insertPayment } from '../../../../db/queries/orders/starts.ts'
import type { CountryCode } from '../../../../db/reference/countries/codes.ts'
import type { Currency } from '../../../../db/reference/countries/facts.ts'
import { money } from '../../../../db/reference/money/money.ts'
import { paymentMethods } from '../../../../db/reference/money/payment-methods.ts'
import type { Context, World } from '../../../core/context.ts'
import { tryAgainLater } from '../../../core/refusals.ts'
import { idSchema } from '../../../core/values/ids.ts'
import { ProviderAway } from '../../../gateways/payments/provider.ts'
import { methodsFor } from '../../payments/methods.ts'
import { checkSpending, type Spending, spendingRefusals } from '../../spending-limits/check.ts'
import { orderNotFound, paymentMethodNotOffered } from '../refusals.ts'
import { chosen } from '../rules/paying.ts'
import { begin } from './begin.ts'

/** One try to pay. */
export const attemptSchema = z.object({
  /** Made by the member's client, one for each try: sent again with the same one, it is the same payment. */
  id: idSchema,
  method: z.enum(paymentMethods),
  /** As the provider calls it; null to choose there, or where there is none to choose. */
  bank: z.string().max(40).nullable(),
})
type Attempt = z.infer<typeof attemptSchema>

export const payingSchema = z.object({
  /** Where the member pays; null where they have nothing to do, or the provider does not answer now. */
  checkoutUrl: z.string().max(2000).nullable(),
})
export type Paying = z.infer<typeof payingSchema>

/** Who takes the money of this try. Throws `payment_method_not_offered`, and `try_again_later` where nobody takes any now. */
export async function routeOf(
  ctx: Pick<Context, 'payments' | 'site'>,
  { country, currency }: { country: CountryCode; currency: Currency },
  attempt: Attempt,
): Promise<string> {
  const offers = await methodsFor(ctx, country, currency)
  if (offers.length === 0) throw tryAgainLater()
  return chosen(offers, attempt).provider
}

/** Whatever a try may be refused with of which its order says nothing. */
export const attemptRefusals = [orderNotFound, paymentMethodNotOffered, ...spendingRefusals]

/**
 * Writes a try, once; answers its id. Throws `order_not_found` where somebody else's has it, and what the member's own limits are
 * refused with.
 */
export async function insertAttempt(
  tx: Tx,
  members: HeldMembers,
  { held, order }: LockedOrder,
  attempt: Attempt & { provider: string; now: Date },
): Promise<string> {
  const { now, ...written } = attempt
  await checkSpending(tx, members, spendingOf(order, now))
  const { currency, totalMinor: minor } = order
  const isNew = await insertPayment(tx, held, {
    ...written,
    ...{ orderId: order.id, currency, minor, createdAt: now, fetchedAt: now },
  })
  if (!isNew && (await findPayment(tx, attempt.id))?.orderId !== order.id) throw orderNotFound()
  return attempt.id
}

/** What an order takes of its member's own limits, however often they try to pay it. */
const spendingOf = (order: OrderRow, now: Date): Spending => ({
  ...{ memberId: order.memberId, country: order.country, orderId: order.id, now },
  amount: money(order.totalMinor, order.currency),
})

/** Where the member pays. While the provider is away the order stands: it is asked again, by the page and in the background. */
export async function beginOrLater(world: World, paymentId: string | undefined): Promise<Paying> {
  if (!paymentId) return { checkoutUrl: null }
  try {
    return { checkoutUrl: (await begin(world, paymentId))?.checkoutUrl ?? null }
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    world.log.warn({ paymentId, error }, 'payment provider is away')
    return { checkoutUrl: null }
  }
}
