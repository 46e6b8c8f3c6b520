import { z } from 'zod'
import { findCodeMethods } from '../../../../db/queries/discounts/codes.ts'
import { findOwnOrder, type OwnOrder } from '../../../../db/queries/orders/orders.ts'
import { sumCollectedFrom } from '../../../../db/queries/orders/payments.ts'
import { findRefund, sumGivenBack } from '../../../../db/queries/orders/refunds.ts'
import { findCollecting } from '../../../../db/queries/payments/collections.ts'
import { listShownReceipts } from '../../../../db/queries/receipts/shown.ts'
import { countryCodes } from '../../../../db/reference/countries/codes.ts'
import { money } from '../../../../db/reference/money/money.ts'
import { isOrderOver, timeToPay } from '../../../../db/reference/money/order-life.ts'
import { packageIds } from '../../../../db/reference/money/packages.ts'
import { paymentMethods } from '../../../../db/reference/money/payment-methods.ts'
import type { MemberContext } from '../../../core/context.ts'
import { moneySchema } from '../../../core/values/money.ts'
import { type CollectionView, collectionOf, collectionView } from '../../payments/collection.ts'
import { purchaseNumber } from '../../receipts/view.ts'
import { savedMethodView, shownOf } from '../../saved-methods/list.ts'
import { orderNotFound } from '../refusals.ts'
import { canCancel, orderStates, stateOf } from '../rules/order-state.ts'

import { refundState, refundStates } from '../rules/refund-state.ts'
import { creditsOwed } from '../rules/settlement.ts'
import { paidByHandOf, paidByHandView } from './paid-by-hand.ts'

export const orderView = z.object({
  id: z.string(),
  state: z.enum(orderStates),
  packageId: z.enum(packageIds),
  credits: z.number(),
  total: moneySchema,
  country: z.enum(countryCodes),
  createdAt: z.date(),
  expiresAt: z.date(),
  paidAt: z.date().nullable(),
  /** Another order with the same discount, which holds once, has ended it. */
  isReplaced: z.boolean(),
  /** The try that has paid it, else the last one. */
  payment: z
    .object({
      method: z.enum(paymentMethods),
      /** What it was paid with, if the provider has reported it: "Visa 4242". */
      paidWith: z.string().nullable(),
      /** Of a direct debit that is signed. */
      collection: collectionView.nullable(),
      startedAt: z.date(),
      /** Where the member goes on paying, as long as they can. */
      checkoutUrl: z.string().nullable(),
      /**
       * The saved method that was charged. `isThere` until the member removes it; `hasEnded` once its provider charges
       * it no more.
       */
      saved: savedMethodView.extend({ isThere: z.boolean(), hasEnded: z.boolean() }).nullable(),
    })
    .nullable(),
  /** The provider gives no usable answer, so it is unknown whether the order is paid. */
  isUnclear: z.boolean(),
  /** Whether it can be paid in another way meanwhile. */
  canPayOtherwise: z.boolean(),
  /** Whether its member can end what is under way to pay it. */
  canBeCancelled: z.boolean(),
  /** What was paid twice, or not as requested, and goes back. */
  surplus: moneySchema.nullable(),
  /**
   * The withdrawal: its time, the credits it took off the balance, the amount that goes back, and the state of that.
   */
  withdrawn: z
    .object({
      at: z.date(),
      credits: z.number(),
      amount: moneySchema,
      refund: z.enum(refundStates),
      byHand: paidByHandView.nullable(),
    })
    .nullable(),
  /**
   * What was charged back by a bank or given back at the provider, the time of the last such update, and its share of
   * the credits. `owed` is the part that was spent before.
   */
  takenBack: z
    .object({
      ...{ at: z.date(), amount: moneySchema.nullable(), givenBack: moneySchema.nullable() },
      ...{ credits: z.number(), owed: z.number() },
    })
    .nullable(),
  /** The number of the receipt of what is paid; null of what was paid before there were any. */
  receipt: z.string().max(60).nullable(),
  /** The credits of this order that went to debts of earlier purchases. */
  collected: z.int(),
  /** The balance after its credits were booked; null until then. */
  balanceAfter: z.int().nullable(),
  /** Whether it has made its member premium. */
  isFirst: z.boolean(),
  /** The methods that its discount code holds with; null for each. */
  onlyWith: z.array(z.enum(paymentMethods)).nullable(),
  /** No money moves. */
  isTest: z.boolean(),
})
type OrderView = z.infer<typeof orderView>

/** A member's own order. Throws `order_not_found`. */
export async function view(ctx: MemberContext, id: string): Promise<OrderView> {
  const { db, me, now, payments: gateway } = ctx
  const own = await findOwnOrder(db, me.id, id)
  if (!own) throw orderNotFound()
  const { order, payments } = own
  const { packageId, credits, country, createdAt, expiresAt, paidAt, totalMinor, currency } = order
  const state = stateOf(order, payments, now())
  const isUnclear = !paidAt && payments.some(isStuck)
  const collected = order.owedCredits > 0 ? await sumCollectedFrom(db, me.id, id) : 0
  const payment = await paymentOf(ctx, own, state === 'open' || state === 'pending')
  return {
    ...{ id, state, packageId, credits, country, createdAt, expiresAt, paidAt },
    total: money(totalMinor, currency),
    isReplaced: expiresAt.getTime() < createdAt.getTime() + timeToPay,
    payment,
    isUnclear,
    canPayOtherwise: isUnclear && !isOrderOver(order, now()) && !undecidedOf(own).some(({ isCharge }) => isCharge),
    canBeCancelled: (state === 'open' || state === 'pending') && canCancel(undecidedOf(own)),
    surplus: surplusOf(own),
    withdrawn: await withdrawnOf(db, own, payment?.collection ?? null),
    takenBack: await takenBackOf(db, own),
    receipt: paidAt ? purchaseNumber(await listShownReceipts(db, id)) : null,
    collected,
    balanceAfter: own.balanceAfter === null ? null : own.balanceAfter - collected,
    isFirst: paidAt !== null && own.premiumSince?.getTime() === paidAt.getTime(),
    onlyWith: order.discountCode === null ? null : await findCodeMethods(db, order.siteId, order.discountCode),
    isTest: gateway.isTest,
  }
}

async function paymentOf(
  { db, now }: MemberContext,
  { payments, savedMethods }: OwnOrder,
  canGoOn: boolean,
): Promise<OrderView['payment']> {
  const shown = creditedOf(payments) ?? payments[0]
  if (!shown) return null
  const { method, paidWith, createdAt, checkoutUrl, savedMethodId } = shown
  const saved = savedMethods.find(({ id }) => id === savedMethodId)
  return {
    ...{ method, paidWith, startedAt: createdAt, checkoutUrl: canGoOn ? checkoutUrl : null },
    collection: method === 'sdd' ? collectionOf(await findCollecting(db, shown.id), now()) : null,
    saved: saved ? savedOf(saved) : null,
  }
}

function savedOf(saved: OwnOrder['savedMethods'][number]) {
  const hasEnded = saved.endedAt !== null
  return { ...shownOf(saved), isThere: saved.forgottenAt === null && !hasEnded, hasEnded }
}

const undecidedOf = ({ payments }: OwnOrder) =>
  payments
    .filter(({ status }) => status === 'open' || status === 'pending')
    .map(({ savedMethodId, canBeCancelled }) => ({ isCharge: savedMethodId !== null, canBeCancelled }))

const isStuck = ({ status, askFailures }: OwnOrder['payments'][number]) =>
  askFailures > 0 && (status === 'open' || status === 'pending')

const creditedOf = (payments: OwnOrder['payments']) =>
  payments.find(({ status, isSurplus }) => status === 'paid' && !isSurplus)

async function withdrawnOf(
  db: MemberContext['db'],
  { order, payments, withdrawal }: OwnOrder,
  collection: CollectionView | null,
): Promise<OrderView['withdrawn']> {
  const [credited, refund] = [creditedOf(payments), withdrawal && (await findRefund(db, withdrawal.refundId))]
  if (!withdrawal || !credited || !refund) return null
  return {
    ...{ at: withdrawal.withdrawnAt, credits: withdrawal.credits, amount: money(withdrawal.minor, order.currency) },
    refund: refundState(refund, { ...credited, collection }),
    byHand: paidByHandOf(refund, credited.paidCurrency ?? order.currency),
  }
}

async function takenBackOf(
  db: MemberContext['db'],
  { order, payments, withdrawal }: OwnOrder,
): Promise<OrderView['takenBack']> {
  const credited = creditedOf(payments)
  if (!credited?.chargedBackAt) return null
  const { id, chargedBackAt: at, chargedBackMinor, paidCurrency, creditsTaken: credits } = credited
  const givenBackMinor = await sumGivenBack(db, id)
  const amountOf = (minor: number) => (minor > 0 ? money(minor, paidCurrency ?? order.currency) : null)
  const owed = creditsOwed(
    { credits: order.credits, withdrawn: withdrawal?.credits ?? 0 },
    { ...credited, givenBackMinor },
  )
  return { ...{ at, amount: amountOf(chargedBackMinor), givenBack: amountOf(givenBackMinor) }, credits, owed }
}

function surplusOf({ order, payments }: OwnOrder): OrderView['surplus'] {
  const surplus = payments.find(({ isSurplus }) => isSurplus)
  return surplus ? money(surplus.paidMinor, surplus.paidCurrency ?? order.currency) : null
}
