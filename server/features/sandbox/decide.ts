import type { Tx } from '../../../db/client.ts'
import {
  type HeldSandboxPayment,
  insertSandboxMandate,
  lockSandboxPayment,
  type SandboxPayment,
  updateSandboxPayment,
} from '../../../db/queries/sandbox/payments.ts'
import type { CountryCode } from '../../../db/reference/countries/codes.ts'
import { money } from '../../../db/reference/money/money.ts'
import { newToken } from '../../core/crypto/token.ts'
import { chargeBack } from './jobs.ts'
import type { Bank } from './parts.ts'
import { banksFor, canBeRemembered, isByCard, methodNames, type TestCard, testCards } from './rules/methods.ts'
import { canBeCancelled, decisionOf, isUndecided, type SandboxOutcome } from './rules/outcomes.ts'
import { tell } from './tell.ts'

export interface SandboxChoice {
  outcome: SandboxOutcome
  /** What is paid with, where the method leaves a choice. */
  bank?: string | undefined
  card?: TestCard | undefined
  /** Where that is; the country of the payment where none is named. */
  country?: CountryCode | undefined
}

/** Seconds after which a bank takes back what was paid to be taken back. */
const untilTakenBack = 10

/** Somebody at the page of a payment decides what becomes of it; nothing happens where that has been decided before. */
export async function decide(bank: Bank, page: string, choice: SandboxChoice): Promise<void> {
  await bank.db.transaction(async (tx) => {
    const payment = await lockSandboxPayment(tx, { page })
    if (!payment || !isUndecided(payment.status)) return
    const { status, paid } = decisionOf(choice.outcome, money(payment.minor, payment.currency))
    await updateSandboxPayment(tx, payment, {
      status,
      ...(status === 'paid' && { paidMinor: paid.minor, paidCurrency: paid.currency }),
      ...(status === 'paid' && (await meansOf(bank, tx, payment, choice))),
    })
    if (status !== 'pending') await tell(bank, tx, payment, status, payment.status)
    if (choice.outcome === 'charged_back')
      await bank.jobs.enqueue(tx, chargeBack, { paymentId: payment.id }, untilTakenBack)
  })
}

async function meansOf({ now }: Bank, tx: Tx, payment: HeldSandboxPayment, choice: SandboxChoice) {
  const { method, customer } = payment
  const card = isByCard(method) ? testCards[choice.card ?? 'visa'] : undefined
  const named = banksFor(method).find(({ id }) => id === (payment.bank ?? choice.bank)) ?? banksFor(method)[0]
  const paidWith = card?.name ?? named?.name ?? methodNames[method]
  const bankCountry = choice.country ?? payment.country
  if (customer === null || !canBeRemembered(method)) return { paidWith, bankCountry }
  const mandateId = `md_${newToken().token.slice(0, 22)}`
  const isChargeable = card?.isChargeable ?? true
  await insertSandboxMandate(tx, { id: mandateId, customer, paidWith, bankCountry, isChargeable, createdAt: now() })
  return { paidWith, bankCountry, mandateId }
}

/** The payer's bank charges back what is left of a payment. */
export async function takeBack(bank: Bank, { paymentId }: { paymentId: string }): Promise<void> {
  await bank.db.transaction(async (tx) => {
    const payment = await lockSandboxPayment(tx, { id: paymentId })
    if (!payment || payment.paidMinor === 0 || payment.chargedBackMinor > 0) return
    const chargedBackMinor = payment.paidMinor - payment.refundedMinor
    await updateSandboxPayment(tx, payment, { chargedBackMinor })
    await tell(bank, tx, payment, payment.status, payment.status)
  })
}

/** The shop has won the dispute, so the payer's bank returns what it has charged back. */
export async function bringAgain(bank: Bank, { paymentId }: { paymentId: string }): Promise<void> {
  await bank.db.transaction(async (tx) => {
    const payment = await lockSandboxPayment(tx, { id: paymentId })
    if (!payment || payment.chargedBackMinor === 0) return
    await updateSandboxPayment(tx, payment, { chargedBackMinor: 0 })
    await tell(bank, tx, payment, payment.status, payment.status)
  })
}

/**
 * The shop or a timeout ends an undecided payment. A pending one stays, except a bank transfer that the shop cancels.
 */
export async function end(
  bank: Bank,
  id: string,
  status: 'cancelled' | 'expired',
): Promise<SandboxPayment | undefined> {
  return bank.db.transaction(async (tx) => {
    const payment = await lockSandboxPayment(tx, { id })
    if (!payment || !(status === 'cancelled' ? canBeCancelled(payment) : payment.status === 'open')) return payment
    await updateSandboxPayment(tx, payment, { status })
    await tell(bank, tx, payment, status, payment.status)
    return { ...payment, status }
  })
}
