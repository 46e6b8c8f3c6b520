import { z } from 'zod'
import { listShownReceipts } from '../../../db/queries/receipts/shown.ts'
import { findOwnOrder, listPaymentsOf, listRefundsOf, refundReasons } from '../../../db/queries/transactions/one.ts'
import { money } from '../../../db/reference/money/money.ts'
import { isOrderOver } from '../../../db/reference/money/order-life.ts'
import { paymentMethods } from '../../../db/reference/money/payment-methods.ts'
import type { MemberContext } from '../../core/context.ts'
import { moneySchema } from '../../core/values/money.ts'
import { receiptView, toReceiptView } from '../receipts/view.ts'
import { transactionNotFound } from './refusals.ts'
import { lineStatuses, orderStatus, refundState, refundStates, statusOf } from './rules.ts'

export const transaction = z.object({
  id: z.string(),
  credits: z.int(),
  total: moneySchema,
  status: z.enum(lineStatuses),
  orderedAt: z.date(),
  /** Whether somebody may begin to pay it now. */
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
    }),
  ),
  refunds: z.array(
    z.object({
      at: z.date(),
      reason: z.enum(refundReasons),
      amount: moneySchema,
      state: z.enum(refundStates),
      doneAt: z.date().nullable(),
    }),
  ),
  /** That of the sale first, then what went back of it. */
  receipts: z.array(receiptView),
})
export type Transaction = z.infer<typeof transaction>

/** An order of the member's with its payments, refunds and receipts. */
export async function get(ctx: MemberContext, id: string): Promise<Transaction> {
  const order = await findOwnOrder(ctx.db, ctx.me.id, id)
  if (!order) throw transactionNotFound()
  const [payments, refunds, receipts] = await Promise.all([
    listPaymentsOf(ctx.db, id),
    listRefundsOf(ctx.db, id),
    listShownReceipts(ctx.db, id),
  ])
  const now = ctx.now()
  const amount = (minor: number) => money(minor, order.currency)
  const { discountCode: code } = order
  return {
    id,
    credits: order.credits,
    total: amount(order.totalMinor),
    status: orderStatus(order, payments, now),
    orderedAt: order.createdAt,
    isPayable: order.paidAt === null && !isOrderOver(order, now),
    paidAt: order.paidAt,
    discount: code === null ? null : { amount: amount(order.discountMinor), code },
    payments: payments.map(({ createdAt: at, paidAt, method, paidWith, ...rest }) => ({
      ...{ at, paidAt, method, paidWith },
      status: statusOf(rest),
    })),
    refunds: refunds.map(({ createdAt: at, reason, currency, ...refund }) => ({
      ...{ at, reason, doneAt: refund.doneAt },
      state: refundState(refund),
      amount: money(refund.minor, currency),
    })),
    receipts: receipts.map(toReceiptView),
  }
}
