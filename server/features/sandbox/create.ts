import type { Tx } from '../../../db/client.ts'
import { findSandboxSettings, type SandboxSettings } from '../../../db/queries/sandbox/deliveries.ts'
import {
  findSandboxMandate,
  type HeldSandboxPayment,
  insertSandboxPayment,
  lockSandboxPayment,
  type SandboxMandate,
  type SandboxPayment,
  updateSandboxPayment,
} from '../../../db/queries/sandbox/payments.ts'
import { newToken } from '../../core/crypto/token.ts'
import type { PaymentAsked } from '../../gateways/payments/sandbox-protocol.ts'
import { chargeEnd, expiry } from './jobs.ts'
import { type Bank, BankRefusal } from './parts.ts'
import { banksFor, isTaken } from './rules/methods.ts'
import { tell, usualSettings } from './tell.ts'

/** Seconds until a payment expires: longer than the shop waits, so that a payment may come too late. */
const longest = 60 * 60

/** Seconds that a charge takes to be paid, where the settings do not let it be so at once. */
const onItsWay = 10

/** A payment that waits for somebody at its page. Asked for again it is the same one. Throws `BankRefusal`. */
export async function createPayment(bank: Bank, asked: PaymentAsked): Promise<SandboxPayment> {
  return bank.db.transaction(async (tx) => {
    const { payment, isNew } = await open(bank, tx, asked)
    if (isNew) await bank.jobs.enqueue(tx, expiry, { paymentId: payment.id }, longest)
    return payment
  })
}

/**
 * A payment without the member, by a saved method: it is paid, has failed or is pending at once. Throws `BankRefusal`.
 */
export async function chargeMandate(bank: Bank, asked: PaymentAsked & { mandateId: string }): Promise<SandboxPayment> {
  return bank.db.transaction(async (tx) => {
    const { payment, isNew } = await open(bank, tx, asked)
    if (!isNew) return payment
    const mandate = await findSandboxMandate(tx, asked.mandateId)
    if (!mandate) throw new BankRefusal('mandate_not_found')
    const { charges } = (await findSandboxSettings(tx)) ?? usualSettings
    const charged = chargedBy(mandate, asked, mandate.isChargeable ? charges : 'refused')
    await updateSandboxPayment(tx, payment, charged)
    if (charged.status === 'pending') await bank.jobs.enqueue(tx, chargeEnd, { paymentId: payment.id }, onItsWay)
    else await tell(bank, tx, payment, charged.status, payment.status)
    return { ...payment, ...charged }
  })
}

function chargedBy(
  { id, paidWith, bankCountry }: SandboxMandate,
  { amount }: PaymentAsked,
  way: SandboxSettings['charges'],
) {
  const by = { paidWith, bankCountry, mandateId: id }
  if (way === 'paid') return { ...by, status: 'paid' as const, paidMinor: amount.minor }
  return { ...by, status: way === 'later' ? ('pending' as const) : ('failed' as const) }
}

/** A charge that was on its way is paid. */
export async function endCharge(bank: Bank, { paymentId }: { paymentId: string }): Promise<void> {
  await bank.db.transaction(async (tx) => {
    const payment = await lockSandboxPayment(tx, { id: paymentId })
    if (payment?.status !== 'pending') return
    await updateSandboxPayment(tx, payment, { status: 'paid', paidMinor: payment.minor })
    await tell(bank, tx, payment, 'paid', payment.status)
  })
}

async function open(
  { now }: Bank,
  tx: Tx,
  { id: clientId, amount, ...asked }: PaymentAsked,
): Promise<{ payment: HeldSandboxPayment; isNew: boolean }> {
  const { method, country, bank, description, returnUrl, webhookUrl, customer } = asked
  if (!isTaken(method, country, amount.currency)) throw new BankRefusal('method_not_offered')
  if (bank !== null && !banksFor(method).some(({ id }) => id === bank)) throw new BankRefusal('bank_not_found')
  const inserted = await insertSandboxPayment(tx, {
    id: `tb_${newToken().token.slice(0, 22)}`,
    page: newToken().token,
    clientId,
    ...{ method, bank, country, description, returnUrl, webhookUrl, customer },
    ...{ minor: amount.minor, currency: amount.currency, paidCurrency: amount.currency },
    createdAt: now(),
  })
  if (inserted) return { payment: inserted, isNew: true }
  return { payment: (await lockSandboxPayment(tx, { clientId }))!, isNew: false }
}
