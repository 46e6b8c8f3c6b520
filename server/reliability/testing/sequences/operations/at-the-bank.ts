import { money } from '../../../../../db/reference/money/money.ts'
import type { Standing } from '../../../../../db/testing/money/standing.ts'
import { listRefundsAtTheBank } from '../../../../../db/testing/orders.ts'
import { sendRefunds } from '../../../../features/orders/upkeep/send-refunds.ts'
import { bringAgain, decide, takeBack } from '../../../../features/sandbox/decide.ts'
import { refundPayment, revokeRefund } from '../../../../features/sandbox/refund.ts'
import type { SandboxOutcome } from '../../../../features/sandbox/rules/outcomes.ts'
import type { LocalApp } from '../../servers/local-app.ts'
import { type Dice, type Operation, oneOf, operation } from '../operation.ts'

const outcomes: readonly SandboxOutcome[] = [
  ...(['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'failed', 'cancelled', 'expired', 'pending'] as const),
  ...(['paid_less', 'paid_more', 'paid_other_currency'] as const),
]

const cards = ['visa', 'visa', 'mastercard', 'visa_once'] as const

/** Of the payments that the test bank knows. */
const atTheBank = ({ payments }: Standing) =>
  payments.flatMap(({ id, known, status, bank }) => (bank ? [{ id, known, status, bank }] : []))

const leftOf = ([paid = 0, refunded = 0, chargedBack = 0]: readonly number[]) => paid - refunded - chargedBack

export const byTheBank: Operation[] = [
  operation({
    name: 'decide at the bank',
    weight: 9,
    about: (standing) => atTheBank(standing).filter(({ bank }) => bank.status === 'open' || bank.status === 'pending'),
    blindly: atTheBank,
    act: ({ app }, { bank }, dice) =>
      decide(app.world, bank.page, { outcome: oneOf(dice, outcomes), card: oneOf(dice, cards) }),
  }),
  operation({
    name: 'charge back',
    weight: 2,
    about: (standing) => atTheBank(standing).filter(({ bank }) => bank.minors[2] === 0 && leftOf(bank.minors) > 0),
    blindly: atTheBank,
    act: ({ app }, { bank }) => takeBack(app.world, { paymentId: bank.id }),
  }),
  operation({
    name: 'win a charge-back',
    weight: 2,
    about: (standing) => atTheBank(standing).filter(({ bank }) => (bank.minors[2] ?? 0) > 0),
    blindly: atTheBank,
    act: ({ app }, { bank }) => bringAgain(app.world, { paymentId: bank.id }),
  }),
  operation({
    name: 'call off a refund of the provider',
    weight: 1,
    about: (standing) => atTheBank(standing).filter(({ bank }) => (bank.minors[1] ?? 0) > 0),
    act: ({ app }, { bank }, dice) => callOff(app, bank, dice),
  }),
  operation({
    name: 'refund a part by the provider',
    weight: 1,
    about: (standing) => atTheBank(standing).filter(({ bank }) => leftOf(bank.minors) > 1),
    act: ({ app }, { bank }, dice) => refundPart(app, bank, dice),
  }),
  operation({
    name: 'bring the news',
    weight: 8,
    about: (standing) =>
      atTheBank(standing).filter(
        ({ known, status, bank }) => status !== bank.status || bank.minors.some((minor, n) => minor !== known[n]),
      ),
    blindly: atTheBank,
    act: ({ app }, { bank }) => bringNews(app, bank),
  }),
  operation<unknown>({
    name: 'send refunds',
    weight: 2,
    isRound: true,
    about: ({ refunds }) => refunds.filter(({ isSent, isOver }) => !isSent && !isOver),
    blindly: () => [true],
    act: ({ app }) => sendRefunds(app.world),
  }),
]

/** A refund made at the provider's page. The shop learns of it by a webhook only. */
async function refundPart({ world }: LocalApp, bank: { id: string; currency: string; minors: number[] }, dice: Dice) {
  const minor = 1 + dice(leftOf(bank.minors) - 1)
  const amount = money(minor, bank.currency as Parameters<typeof money>[1])
  await refundPayment(world, bank.id, { id: crypto.randomUUID(), amount })
}

/** Of those that the shop has not asked for. */
async function callOff({ world }: LocalApp, bank: { id: string }, dice: Dice) {
  const ids = await listRefundsAtTheBank(world.db, bank.id)
  if (ids.length > 0) await revokeRefund(world, { paymentId: bank.id, refundId: oneOf(dice, ids) })
}

/** Sends a webhook as the bank does; it may be old, and come often. */
export async function bringNews({ ask }: LocalApp, { id, status }: { id: string; status: string }): Promise<void> {
  await ask({ method: 'POST', path: '/payments/sandbox/webhook', body: { payment: id, status } })
}
