import type { Random } from '../random.ts'
import { bankMandateRows, bankPaymentRows, bankRefundRows } from './bank.ts'
import { directDebitRows } from './debits.ts'
import type { DemoOrder } from './plan.ts'
import { issueReceipts } from './receipts.ts'
import {
  evidenceRows,
  type OriginOf,
  orderRow,
  paymentRows,
  refundOf,
  savedMethodRows,
  withdrawalRows,
} from './rows.ts'

/** All that shop and test bank keep of these orders. */
export const purchaseRows = (random: Random, orders: readonly DemoOrder[], now: Date, originOf: OriginOf) => ({
  orders: orders.map((order) => orderRow(order, originOf)),
  placeEvidence: orders.flatMap(evidenceRows),
  payments: orders.flatMap((order) => paymentRows(order, now)),
  refunds: orders.flatMap(refundOf),
  withdrawals: orders.flatMap(withdrawalRows),
  savedMethods: orders.flatMap(savedMethodRows),
  ...issueReceipts(random, orders),
  ...directDebitRows(orders),
  sandboxMandates: orders.flatMap(bankMandateRows),
  sandboxPayments: orders.flatMap((order) => bankPaymentRows(order, originOf)),
  sandboxRefunds: orders.flatMap(bankRefundRows),
})
