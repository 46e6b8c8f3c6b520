import { z } from 'zod'
import { sumCollectedFrom } from '../../../db/queries/orders/payments.ts'
import { listTriesOf, type PaymentTry } from '../../../db/queries/orders/tries.ts'
import { listShownReceipts } from '../../../db/queries/receipts/shown.ts'
import { type ChargeBack, listChargeBacks } from '../../../db/queries/transactions/charge-backs.ts'
import { listCreditsTaken } from '../../../db/queries/transactions/credits-taken.ts'
import { findOwnOrder, refundReasons } from '../../../db/queries/transactions/one.ts'
import { money } from '../../../db/reference/money/money.ts'
import { paymentMethods } from '../../../db/reference/money/payment-methods.ts'
import type { MemberContext } from '../../core/context.ts'
import { moneySchema } from '../../core/values/money.ts'
import { isPayable, stateOf } from '../orders/rules/order-state.ts'
import { refundState, refundStates } from '../orders/rules/refund-state.ts'
import { paidByHandOf, paidByHandView } from '../orders/view/paid-by-hand.ts'
import { collectionView } from '../payments/collection.ts'
import { receiptView, toReceiptView } from '../receipts/view.ts'
import { transactionNotFound } from './refusals.ts'
import { lineStatuses, orderStatus, shownTry, statusOf, takenBackSteps } from './rules.ts'
import { surplusOf, toTry } from './tries.ts'

export const transaction = z.object({
  id: z.string(),
  credits: z.int(),
  total: moneySchema,
  /** The amount received, if the payment shown brought no credits. */
  came: moneySchema.nullable(),
  status: z.enum(lineStatuses),
  orderedAt: z.date(),
  /** Whether its member has something to do to pay it. */
  isPayable: z.boolean(),
  /** When its credits were booked. */
  paidAt: z.date().nullable(),
  discount: z.object({ amount: moneySchema, code: z.string().max(100) }).nullable(),
  /** The latest first. */
  payments: z.array(
    z.object({
      at: z.date(),
      paidAt: z.date().nullable(),
      method: z.enum(paymentMethods),
      paidWith: z.string().max(100).nullable(),
      status: z.enum(lineStatuses),
      /** Its credits were booked. */
      isCredited: z.boolean(),
      /** What came in and brought no credits. */
      surplus: moneySchema.nullable(),
      /** Of a direct debit that is signed. */
      collection: collectionView.nullable(),
      /** Each charge-back with the time of its update, the earliest first; negative if the bank has returned it. */
      takenBack: z.array(z.object({ amount: moneySchema, at: z.date() })),
    }),
  ),
  refunds: z.array(
    z.object({
      at: z.date(),
      reason: z.enum(refundReasons),
      amount: moneySchema,
      state: z.enum(refundStates),
      doneAt: z.date().nullable(),
      byHand: paidByHandView.nullable(),
    }),
  ),
  /** When it was withdrawn from, and the credits that went with it. */
  withdrawn: z.object({ at: z.date(), credits: z.int() }).nullable(),
  /** The credits that went with what a bank took back or was given back, and when; negative where they came back. */
  creditsTaken: z.array(z.object({ credits: z.int(), at: z.date() })),
  /** Of its credits: what went for what a bank had taken back of earlier purchases. */
  collected: z.int(),
  /** That of the sale first, then what went back of it. */
  receipts: z.array(receiptView),
})
export type Transaction = z.infer<typeof transaction>

/** An order of the member's with its payments, refunds and receipts. */
export async function get(ctx: MemberContext, id: string): Promise<Transaction> {
  const own = await findOwnOrder(ctx.db, ctx.me.id, id)
  if (!own) throw transactionNotFound()
  const { order, withdrawal } = own
  const [tries, receipts] = await Promise.all([listTriesOf(ctx.db, id), listShownReceipts(ctx.db, id)])
  const now = ctx.now()
  const amount = (minor: number) => money(minor, order.currency)
  const { discountCode: code } = order
  const payments = tries.map(({ payment }) => payment)
  const takenBack = takenBackOf(payments)
  const chargeBacks = await listChargeBacks(ctx.db, takenBack)
  const shown = shownTry(order, payments)
  return {
    id,
    credits: order.credits,
    total: amount(order.totalMinor),
    came: shown ? surplusOf(shown) : null,
    status: orderStatus(
      order,
      tries.map((one) => toTry(one, now)),
      now,
    ),
    orderedAt: order.createdAt,
    isPayable: isPayable(stateOf(order, payments, now), payments),
    paidAt: order.paidAt,
    discount: code === null ? null : { amount: amount(order.discountMinor), code },
    payments: tries.map((one) => paymentOf(one, chargeBacks, now)),
    refunds: tries.flatMap((one) => refundsOf(one, now)).sort((a, b) => a.at.getTime() - b.at.getTime()),
    withdrawn: withdrawal && { at: withdrawal.withdrawnAt, credits: withdrawal.credits },
    creditsTaken: await listCreditsTaken(ctx.db, ctx.me.id, takenBack),
    collected: order.owedCredits > 0 ? await sumCollectedFrom(ctx.db, ctx.me.id, id) : 0,
    receipts: receipts.map(toReceiptView),
  }
}

function paymentOf(one: PaymentTry, chargeBacks: readonly ChargeBack[], now: Date): Transaction['payments'][number] {
  const { id, createdAt: at, paidAt, method, paidWith } = one.payment
  const known = chargeBacks.filter(({ paymentId }) => paymentId === id)
  const paying = toTry(one, now)
  return {
    ...{ at, paidAt, method, paidWith },
    ...{ status: statusOf(paying), collection: paying.collection },
    isCredited: paying.status === 'paid' && !paying.isSurplus,
    surplus: surplusOf(one.payment),
    takenBack: takenBackSteps(known, one.payment).map((step) => ({
      amount: money(step.minor, currencyOf(one)),
      at: step.at,
    })),
  }
}

function refundsOf(one: PaymentTry, now: Date): Transaction['refunds'] {
  return one.refunds.map((refund) => ({
    ...{ at: refund.createdAt, reason: refund.reason, doneAt: refund.revokedAt ?? refund.doneAt ?? refund.settledAt },
    state: refundState(refund, toTry(one, now)),
    amount: money(refund.settledMinor ?? (leftOf(refund) || refund.minor), currencyOf(one)),
    byHand: paidByHandOf(refund, currencyOf(one)),
  }))
}

/** Of which something was gone at some time, though it may have come back. */
const takenBackOf = (payments: readonly PaymentTry['payment'][]) =>
  payments
    .filter(({ status, factsVersion, chargedBackAt }) => chargedBackAt || (status === 'paid' && factsVersion > 1))
    .map(({ id }) => id)

/** Without what was called off. */
const leftOf = ({ minor, revokedMinor }: PaymentTry['refunds'][number]) => minor - revokedMinor

const currencyOf = ({ payment }: PaymentTry) => payment.paidCurrency ?? payment.currency
