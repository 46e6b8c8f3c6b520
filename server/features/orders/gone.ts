import type { Tx } from '../../../db/client.ts'
import { bookBoughtAgain, takeBought, type Wallet } from '../../../db/queries/credits/wallet.ts'
import {
  endGivenAtProvider,
  insertGivenBack,
  reopenGivenAtProvider,
  revokeGivenBack,
} from '../../../db/queries/orders/refunds.ts'
import { issueCreditNote, issueReversal } from '../receipts/issue.ts'
import { comeBackMail, givenBackMail, refundFailedMail, takenBackMail } from './jobs.ts'
import { type ClawbackStep, creditsOwed, type Settlement } from './rules/settlement.ts'
import type { Settling, SettlingWorld } from './settling.ts'

/** The amounts of a payment that are gone or have come back with this update: at the provider, and by a bank. */
type ClawbackFacts = Pick<Settlement, 'facts' | 'isCredited' | 'givenBack' | 'chargeBack'>

/** The credits taken, negative where they came back, and the wallet afterwards: undefined if it has not changed. */
interface CreditsGone {
  atProvider: number
  byBank: number
  purse: Wallet | undefined
}

/** Takes the credits whose money is gone, as far as the wallet has them. Gives back those whose money has come back. */
export async function takeGone(tx: Tx, settling: Settling, gone: ClawbackFacts): Promise<CreditsGone> {
  const steps = stepsOf(settling, gone)
  const { creditsTaken } = settling.payment
  const atProvider = await change(tx, settling, gone.givenBack, creditsTaken, {
    reason: 'given_back',
    reference: steps.atProvider,
  })
  const byBank = await change(tx, settling, gone.chargeBack, creditsTaken + atProvider.taken, {
    reason: 'charge_back',
    reference: steps.byBank,
  })
  return { atProvider: atProvider.taken, byBank: byBank.taken, purse: byBank.purse ?? atProvider.purse }
}

interface ClawbackResult {
  /** In credits; negative where they came back. */
  taken: number
  purse?: Wallet
}

async function change(
  tx: Tx,
  { order: { memberId }, wallet, now }: Settling,
  step: ClawbackStep | null,
  takenBefore: number,
  { reason, reference }: { reason: 'given_back' | 'charge_back'; reference: string },
): Promise<ClawbackResult> {
  if (!wallet || !step) return { taken: 0 }
  if (step.credits > 0) {
    const { taken, ...purse } = await takeBought(tx, wallet, { memberId, amount: step.credits, reason, reference, now })
    return { taken, purse }
  }
  // What was spent before was never taken, so it does not come back either.
  const amount = Math.max(0, takenBefore - step.creditsBehind)
  if (amount === 0) return { taken: 0 }
  const again = { memberId, amount, reason: `${reason}_reversed`, reference, now } as const
  return { taken: -amount, purse: await bookBoughtAgain(tx, wallet, again) }
}

/**
 * The booking references of this change of a payment. They hold its version, because the same amount may go a second
 * time.
 */
function stepsOf({ payment: { id, givenBackMinor, factsVersion } }: Settling, { facts, givenBack }: ClawbackFacts) {
  const step = (upTo: number) => `${id}:${upTo}.${factsVersion + 1}`
  return { atProvider: step(givenBackMinor + (givenBack?.minor ?? 0)), byBank: step(facts.chargedBackMinor) }
}

/**
 * Records money that the operator gave back at the provider as a refund. Returns its id; null if there is none. What
 * the operator has cancelled there is revoked.
 */
export async function noteGivenBack(tx: Tx, settling: Settling, { givenBack }: ClawbackFacts): Promise<string | null> {
  if (!givenBack) return null
  const { held, order, payment, now } = settling
  const { minor } = givenBack
  const own = { orderId: order.id, paymentId: payment.id }
  if (minor < 0) {
    await revokeGivenBack(tx, held, { ...own, minor: -minor, revokedAt: now })
    return null
  }
  const id = crypto.randomUUID()
  await insertGivenBack(tx, held, { ...own, id, minor, createdAt: now })
  return id
}

interface ClawbackNotice {
  refundId: string | null
  credits: CreditsGone
  endsPremium: boolean
  restoresPremium: boolean
}

/**
 * Enqueues one mail for each step. A failed refund is mailed as well if the provider has paid it since, or has undone
 * that.
 */
export async function mailGone(
  { jobs }: SettlingWorld,
  tx: Tx,
  settling: Settling,
  gone: ClawbackFacts,
  { refundId, credits, endsPremium, restoresPremium }: ClawbackNotice,
): Promise<void> {
  const { held, order, payment, withdrawn, now } = settling
  const own = { orderId: order.id, paymentId: payment.id }
  const step = { ...own, endsPremium }
  const owed = creditsOwed(
    { credits: order.credits, withdrawn },
    {
      ...gone.facts,
      givenBackMinor: payment.givenBackMinor + (gone.givenBack?.minor ?? 0),
      creditsTaken: payment.creditsTaken + credits.atProvider + credits.byBank,
    },
  )
  if (refundId) {
    const isCredited = gone.isCredited ? { credits: credits.atProvider, owed } : { credits: 0, owed: 0 }
    await jobs.enqueue(tx, givenBackMail, { ...step, refundId, ...isCredited })
  }
  const atProvider =
    gone.facts.refundedMinor > payment.refundedMinor ? await endGivenAtProvider(tx, held, { ...own, doneAt: now }) : []
  for (const id of atProvider) await jobs.enqueue(tx, givenBackMail, { ...step, refundId: id, credits: 0, owed: 0 })
  const notThere =
    gone.facts.refundedMinor < payment.refundedMinor
      ? await reopenGivenAtProvider(tx, held, { ...own, failedAt: now })
      : []
  for (const id of notThere) await jobs.enqueue(tx, refundFailedMail, { orderId: order.id, refundId: id })
  const reference = stepsOf(settling, gone).byBank
  for (const [by, change, taken] of [
    ['provider', gone.givenBack, credits.atProvider],
    ['bank', gone.chargeBack, credits.byBank],
  ] as const)
    if (change && change.minor < 0) {
      const came = { by, minor: -change.minor, credits: Math.max(0, -taken), restoresPremium }
      await jobs.enqueue(tx, comeBackMail, { ...own, ...came })
    }
  if (!gone.chargeBack || gone.chargeBack.minor < 0) return
  const { minor } = gone.chargeBack
  await jobs.enqueue(tx, takenBackMail, { ...step, minor, credits: credits.byBank, owed, reference })
}

/** Issues the credit notes, or their reversals. Call it last: it locks receipt numbers. */
export async function issueNotesOfGone(
  world: SettlingWorld,
  tx: Tx,
  settling: Settling,
  gone: ClawbackFacts,
  refundId: string | null,
): Promise<void> {
  const { order, payment } = settling
  const { isCredited, givenBack, chargeBack, facts } = gone
  const steps = stepsOf(settling, gone)
  const toldMinor = payment.toldMinor + (givenBack?.minor ?? 0)
  if (isCredited && givenBack && givenBack.minor < 0)
    await issueReversal(world, tx, order, {
      ...{ reason: 'refund_reversal', reference: steps.atProvider },
      goneMinor: toldMinor + payment.chargedBackMinor,
    })
  if (refundId && isCredited && givenBack)
    await issueCreditNote(world, tx, order, { reason: 'refund', reference: refundId, minor: givenBack.minor })
  if (!chargeBack) return
  const reference = steps.byBank
  if (chargeBack.minor < 0)
    await issueReversal(world, tx, order, {
      ...{ reason: 'charge_back_reversal', reference },
      goneMinor: toldMinor + facts.chargedBackMinor,
    })
  else await issueCreditNote(world, tx, order, { reason: 'charge_back', reference, minor: chargeBack.minor })
}
