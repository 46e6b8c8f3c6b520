import type { Tx } from '../../../db/client.ts'
import { findSandboxSettings } from '../../../db/queries/sandbox/deliveries.ts'
import {
  findSandboxRefund,
  type HeldSandboxPayment,
  insertSandboxRefund,
  lockSandboxPayment,
  type SandboxRefund,
  setSandboxRefundState,
  sumSandboxRefunds,
  updateSandboxPayment,
} from '../../../db/queries/sandbox/payments.ts'
import type { Money } from '../../../db/reference/money/money.ts'
import { newToken } from '../../core/crypto/token.ts'
import { refundEnd } from './jobs.ts'
import { type Bank, BankRefusal } from './parts.ts'
import { tell, usualSettings } from './tell.ts'

/** Seconds that money takes to go back, where the settings do not let it go at once. */
const onItsWay = 10

/** Sends so much of a payment back. Asked for again it is the same refund. Throws `BankRefusal`. */
export async function refundPayment(
  bank: Bank,
  paymentId: string,
  { id: clientId, amount }: { id: string; amount: Money },
): Promise<SandboxRefund> {
  return bank.db.transaction(async (tx) => {
    const payment = await lockSandboxPayment(tx, { id: paymentId })
    if (!payment) throw new BankRefusal('payment_not_found')
    const known = await findSandboxRefund(tx, { clientId })
    if (known) return known
    if (payment.method === 'paysafecard') throw new BankRefusal('refund_impossible')
    if (amount.currency !== payment.paidCurrency) throw new BankRefusal('currency_wrong')
    const left = payment.paidMinor - payment.chargedBackMinor - (await sumSandboxRefunds(tx, payment))
    if (amount.minor > left) throw new BankRefusal('refund_too_large')
    const id = `rf_${newToken().token.slice(0, 22)}`
    const refund = await insertSandboxRefund(tx, payment, { id, clientId, minor: amount.minor, createdAt: bank.now() })
    const { refunds } = (await findSandboxSettings(tx)) ?? usualSettings
    if (refunds === 'at_once') return settle(bank, tx, payment, refund, 'done')
    await bank.jobs.enqueue(tx, refundEnd, { paymentId, refundId: id }, onItsWay)
    return refund
  })
}

/** A pending refund arrives or fails: by the settings, or because a bank has charged the money back. */
export async function endRefund(
  bank: Bank,
  { paymentId, refundId }: { paymentId: string; refundId: string },
): Promise<void> {
  await bank.db.transaction(async (tx) => {
    const payment = await lockSandboxPayment(tx, { id: paymentId })
    const refund = await findSandboxRefund(tx, { id: refundId })
    if (!payment || refund?.state !== 'pending') return
    const { refunds } = (await findSandboxSettings(tx)) ?? usualSettings
    const isThere = refund.minor <= payment.paidMinor - payment.chargedBackMinor - payment.refundedMinor
    await settle(bank, tx, payment, refund, isThere && refunds !== 'never' ? 'done' : 'failed')
  })
}

/** A completed refund fails: it is cancelled, or the receiver's bank returns it. */
export async function revokeRefund(
  bank: Bank,
  { paymentId, refundId }: { paymentId: string; refundId: string },
): Promise<void> {
  await bank.db.transaction(async (tx) => {
    const payment = await lockSandboxPayment(tx, { id: paymentId })
    const refund = await findSandboxRefund(tx, { id: refundId })
    if (!payment || refund?.state !== 'done') return
    await setSandboxRefundState(tx, payment, refundId, 'failed')
    await updateSandboxPayment(tx, payment, { refundedMinor: payment.refundedMinor - refund.minor })
    await tell(bank, tx, payment, payment.status, payment.status)
  })
}

async function settle(
  bank: Bank,
  tx: Tx,
  payment: HeldSandboxPayment,
  refund: SandboxRefund,
  state: 'done' | 'failed',
): Promise<SandboxRefund> {
  await setSandboxRefundState(tx, payment, refund.id, state)
  if (state === 'done') await updateSandboxPayment(tx, payment, { refundedMinor: payment.refundedMinor + refund.minor })
  await tell(bank, tx, payment, payment.status, payment.status)
  return { ...refund, state }
}
