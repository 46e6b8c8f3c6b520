import { z } from 'zod'
import type { Tx } from '../../../../db/client.ts'
import type { HeldMembers } from '../../../../db/queries/locks/members.ts'
import { isBeingCharged } from '../../../../db/queries/orders/due.ts'
import type { LockedOrder, OrderRow } from '../../../../db/queries/orders/lock.ts'
import { findPayment } from '../../../../db/queries/orders/payments.ts'
import { insertPayment } from '../../../../db/queries/orders/starts.ts'
import { findSavedMethod } from '../../../../db/queries/saved-methods/methods.ts'
import type { CountryCode } from '../../../../db/reference/countries/codes.ts'
import type { Currency } from '../../../../db/reference/countries/facts.ts'
import { money } from '../../../../db/reference/money/money.ts'
import { paymentMethods } from '../../../../db/reference/money/payment-methods.ts'
import type { MemberContext, World } from '../../../core/context.ts'
import { inputInvalid, tryAgainLater } from '../../../core/refusals.ts'
import { idSchema } from '../../../core/values/ids.ts'
import { ProviderAway } from '../../../gateways/payments/provider.ts'
import { methodsFor } from '../../payments/methods.ts'
import { savedMethodGone } from '../../saved-methods/refusals.ts'
import { rememberVersion } from '../../saved-methods/rules.ts'
import { savedMethodOf } from '../../saved-methods/saved-method.ts'
import { checkSpending, type Spending, spendingRefusals } from '../../spending-limits/check.ts'
import { orderNotFound, paymentMethodNotOffered, paymentUnderWay } from '../refusals.ts'
import { chosen } from '../rules/paying.ts'
import { begin } from './begin.ts'

/** One try to pay. */
export const attemptSchema = z.object({
  /** Made by the member's client, one for each try: sent again with the same one, it is the same payment. */
  id: idSchema,
  method: z.enum(paymentMethods),
  /** As the provider calls it; null to choose there, or where there is none to choose. */
  bank: z.string().max(40).nullable(),
  /** What was remembered, to be charged at once; its method is the one that counts. */
  savedMethodId: idSchema.nullable().default(null),
  /** Which text was ticked for remembering what is paid with; null for none. */
  remember: z.string().max(40).nullable().default(null),
})
type PaymentAttempt = z.infer<typeof attemptSchema>

export const payingSchema = z.object({
  /** Where the member pays; null where they have nothing to do, or the provider does not answer now. */
  checkoutUrl: z.string().max(2000).nullable(),
})
export type Paying = z.infer<typeof payingSchema>

/** A try whose money somebody takes. */
export interface RoutedAttempt extends Pick<PaymentAttempt, 'id' | 'method' | 'bank' | 'savedMethodId'> {
  provider: string
  rememberVersion: string | null
}

/**
 * Chooses the provider of this attempt. Throws `payment_method_not_offered`, `saved_method_gone`, and `try_again_later`
 * if no provider is available now.
 */
export async function routeOf(
  ctx: Pick<MemberContext, 'db' | 'me' | 'payments' | 'site'>,
  { country, currency }: { country: CountryCode; currency: Currency },
  attempt: PaymentAttempt,
): Promise<RoutedAttempt> {
  const { id, bank, savedMethodId, remember } = attempt
  const offers = await methodsFor(ctx, country, currency)
  if (offers.length === 0) throw tryAgainLater()
  if (savedMethodId !== null) {
    const { method, provider } = await savedMethodOf(ctx, savedMethodId)
    chosen(offers, { method, bank: null })
    return { id, method, bank: null, savedMethodId, provider, rememberVersion: null }
  }
  const { method, provider, canBeRemembered } = chosen(offers, attempt)
  if (remember !== null && (remember !== rememberVersion || !canBeRemembered)) throw inputInvalid({ field: 'remember' })
  return { id, method, bank, savedMethodId, provider, rememberVersion: remember }
}

/** What an attempt may be refused with, apart from the order's own refusals. */
export const attemptRefusals = [
  ...[orderNotFound, paymentMethodNotOffered, paymentUnderWay, savedMethodGone],
  ...spendingRefusals,
]

/** An attempt in the database: new by this press, or from the same one before. */
export interface WrittenAttempt {
  id: string
  isNew: boolean
}

/**
 * Writes an attempt, once. Only one charge may be under way: throws `payment_under_way`. Throws `saved_method_gone` if
 * the method was removed meanwhile, `order_not_found` if another order has this id, and the refusals of spending
 * limits.
 */
export async function insertAttempt(
  ctx: MemberContext,
  tx: Tx,
  members: HeldMembers,
  { held, order }: LockedOrder,
  attempt: RoutedAttempt,
): Promise<WrittenAttempt> {
  const now = ctx.now()
  const { savedMethodId } = attempt
  if (savedMethodId !== null) {
    if (await isBeingCharged(tx, members, order.memberId)) throw paymentUnderWay()
    if (!(await findSavedMethod(tx, order.memberId, savedMethodId))) throw savedMethodGone()
  }
  await checkSpending(ctx, tx, members, spendingOf(order))
  const { currency, totalMinor: minor } = order
  const isNew = await insertPayment(tx, held, {
    ...attempt,
    ...{ orderId: order.id, currency, minor, createdAt: now, fetchedAt: now },
  })
  if (!isNew && (await findPayment(tx, attempt.id))?.orderId !== order.id) throw orderNotFound()
  return { id: attempt.id, isNew }
}

/** What an order uses of its member's spending limits, however often they try to pay it. */
const spendingOf = ({ id, totalMinor, currency }: OrderRow): Spending => ({
  orderId: id,
  amount: money(totalMinor, currency),
})

/**
 * Starts the payment and returns where the member pays; only their own press charges a saved method. While the provider
 * is away the order stays open: its page and a background job try again.
 */
export async function beginOrLater(world: World, attempt: WrittenAttempt | undefined): Promise<Paying> {
  if (!attempt) return { checkoutUrl: null }
  const { id: paymentId, isNew } = attempt
  try {
    return { checkoutUrl: (await begin(world, paymentId, isNew ? 'presses' : 'repeats'))?.checkoutUrl ?? null }
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    world.log.warn({ paymentId, error }, 'payment provider is away')
    return { checkoutUrl: null }
  }
}
