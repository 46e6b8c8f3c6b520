import type { Tx } from '../../../db/client.ts'
import type { Wallet } from '../../../db/queries/credits/wallet.ts'
import { endFirstPurchases, endRivals, isDiscountUsed } from '../../../db/queries/orders/discounts.ts'
import { findOwner, type PaymentOwner } from '../../../db/queries/orders/lock.ts'
import { creditOrder, findPayment, type PaymentRow, setPayment } from '../../../db/queries/orders/payments.ts'
import { endPremium, restorePremium } from '../../../db/queries/orders/premium.ts'
import { type RefundRow, retryOvertaken } from '../../../db/queries/orders/refunds.ts'
import { insertPlaceEvidence } from '../../../db/queries/tax/evidence.ts'
import { ProviderAway } from '../../gateways/payments/provider.ts'
import { type CommittedChange, changeAndTell, type MemberEvent } from '../live/change-and-tell.ts'
import { issueReceipt } from '../receipts/issue.ts'
import { remember } from '../saved-methods/remember.ts'
import { collectOwed } from './debts/owed.ts'
import { type Excess, findNewExcess, logExcess } from './excess.ts'
import { issueNotesOfGone, mailGone, noteGivenBack, takeGone } from './gone.ts'
import { purchaseMail, surplusMail } from './jobs.ts'
import { listOvertaken, logOvertaken } from './overtaken.ts'
import { requestRefund } from './refunds.ts'
import { type PaymentFacts, type PaymentNews, type Settlement, settlementOf } from './rules/settlement.ts'
import { hold, type Settling, type SettlingWorld } from './settling.ts'

/**
 * Applies a payment update from a provider, from wherever it comes. All consequences are booked once, in one
 * transaction, whatever the order and number of updates (product §17.3). Updates of unknown payments change nothing.
 * `seenVersion` is the version of the payment from before its provider was asked. If it has changed since, the answer
 * may be too old: nothing is done, `outdated` is returned, and the caller asks again. Without `seenVersion` the update
 * counts as the latest.
 */
export async function settle(
  world: SettlingWorld,
  paymentId: string,
  news: PaymentNews,
  seenVersion?: number,
): Promise<'settled' | 'outdated'> {
  const owner = await findOwner(world.db, paymentId)
  if (!owner) return 'settled'
  const taken = await changeAndTell(world, (tx) => takeIn(world, tx, owner, news, seenVersion))
  if (taken === 'outdated') return taken
  logOvertaken(world, taken.payment, taken.overtaken)
  logExcess(world, taken.payment, taken.excess)
  return 'settled'
}

/** How often an outdated answer is fetched again. */
const mostOutdated = 5

/**
 * Applies the latest state of a payment, as `fetch` returns it. Of concurrent answers one is applied; the others are
 * fetched again. Throws what `fetch` does.
 */
export async function settleLatest(
  world: SettlingWorld,
  paymentId: string,
  fetch: (known: PaymentRow | undefined) => Promise<PaymentNews>,
): Promise<void> {
  for (let times = 0; times < mostOutdated; times++) {
    const known = await findPayment(world.db, paymentId)
    const news = await fetch(known)
    if ((await settle(world, paymentId, news, known?.factsVersion)) === 'settled') return
  }
  throw new ProviderAway('what is said of a payment changes faster than it can be asked for', { hasAnswered: true })
}

/** The payment before the update, and the refunds that need not be paid any more because of it. */
interface SettlementResult {
  payment: PaymentRow
  overtaken: RefundRow[]
  /** How much more of it has left than came in, if that has grown. */
  excess: Excess | null
}

async function takeIn(
  world: SettlingWorld,
  tx: Tx,
  owner: PaymentOwner,
  news: PaymentNews,
  seenVersion: number | undefined,
): Promise<CommittedChange<SettlementResult | 'outdated'>> {
  const settling = await hold(world, tx, owner)
  const { order, payment, withdrawn, wallet, now } = settling
  const payable = {
    ...{ credits: order.credits, withdrawn, isPaid: order.paidAt !== null, hasWallet: wallet !== undefined },
    isDiscountUsed: await isDiscountUsed(tx, settling),
  }
  const settlement = settlementOf(payable, payment, news)
  const { facts, becomes, isCredited, givenBack, chargeBack } = settlement
  const isNews = settlement.isNews || givenBack !== null
  const isOutdated = isNews && seenVersion !== undefined && seenVersion !== payment.factsVersion
  if (isOutdated) return { result: 'outdated', events: [] }

  const credited = becomes === 'credited' ? await credit(tx, settling) : []
  const credits = await takeGone(tx, settling, settlement)
  const isGone = (givenBack?.minor ?? 0) > 0 || (chargeBack?.minor ?? 0) > 0 || hasGoneBack(payment, facts)
  const hasComeBack = (givenBack?.minor ?? 0) < 0 || hasReturned(payment, facts)
  const isAllBack = facts.chargedBackMinor === 0 && payment.givenBackMinor + (givenBack?.minor ?? 0) === 0
  const isStep = (isCredited && (givenBack?.minor ?? 0) > 0) || (chargeBack?.minor ?? 0) > 0
  await setPayment(tx, settling.held, payment, {
    ...facts,
    canBeCancelled: news.canBeCancelled && (facts.status === 'open' || facts.status === 'pending'),
    isSurplus: payment.isSurplus || becomes === 'surplus',
    creditsTaken: payment.creditsTaken + credits.atProvider + credits.byBank,
    chargedBackAt: isStep ? now : isAllBack ? null : payment.chargedBackAt,
    paidAt: becomes ? now : payment.paidAt,
    fetchedAt: now,
    factsVersion: payment.factsVersion + (isNews ? 1 : 0),
  })
  const refundId = await noteGivenBack(tx, settling, settlement)
  const chargedBackBefore = payment.chargedBackMinor
  if (facts.chargedBackMinor < chargedBackBefore && payment.toldMinor > 0)
    await retryOvertaken(tx, settling.held, { orderId: order.id, paymentId: payment.id, chargedBackBefore })
  const mayOvertake = payment.toldMinor > 0 && facts.chargedBackMinor > payment.chargedBackMinor
  const overtaken = mayOvertake ? await listOvertaken(tx, payment, now) : []
  const ended = isGone ? await endPremiumOf(tx, settling) : []
  const restored = hasComeBack ? await restorePremiumOf(tx, settling) : []
  if (isNews) await insertPlaceEvidence(tx, order.id, { kind: 'bank', country: news.bankCountry }, now)
  const isOnItsWay = isNews && (facts.status === 'pending' || becomes === 'credited')
  const rivals = isOnItsWay ? await endRivals(tx, settling, now) : []
  if (becomes === 'credited') rivals.push(...(await endFirstPurchases(tx, settling, now)))
  const remembered = wallet
    ? await remember(tx, settling.members, { ...payment, memberId: order.memberId }, news, now)
    : []
  const isSurplus = becomes === 'surplus' || (payment.isSurplus && hasComeBack)
  if (isSurplus) await giveBack(world, tx, settling, settlement)
  if (becomes === 'credited') await world.jobs.enqueue(tx, purchaseMail, { orderId: order.id })
  if (isGone || hasComeBack)
    await mailGone(world, tx, settling, settlement, {
      ...{ refundId, credits },
      ...{ endsPremium: ended.length > 0, restoresPremium: restored.length > 0 },
    })
  const mayExceed = facts.chargedBackMinor + Math.max(facts.refundedMinor, payment.toldMinor) > facts.paidMinor
  const excess = isGone && mayExceed ? await findNewExcess(tx, settling) : null
  // Last of all: nothing else is locked after the number of a receipt.
  if (becomes === 'credited') await issueReceipt(world, tx, order, payment.id)
  await issueNotesOfGone(world, tx, settling, settlement, refundId)

  const result = { payment, overtaken, excess }
  const told = credits.purse ? [toldWallet(order.memberId, credits.purse)] : []
  if (!isNews || !wallet) return { result, gapFor: [order.memberId] }
  const changed = [...rivals, order.id].map((orderId) => toldOrder(order.memberId, orderId))
  return { result, events: [...credited, ...told, ...ended, ...restored, ...remembered, ...changed] }
}

/** Books the credits of an order, once. Returns the events for the member's open pages. */
async function credit(tx: Tx, settling: Settling): Promise<MemberEvent[]> {
  const { order, wallet, now } = settling
  if (!wallet) return []
  const { isFirst, ...purse } = await creditOrder(tx, settling, wallet, now)
  const left = (await collectOwed(tx, settling, wallet)) ?? purse
  return [toldWallet(order.memberId, left), ...(isFirst ? [toldPremium(order.memberId)] : [])]
}

const hasGoneBack = (before: PaymentFacts, now: PaymentFacts) =>
  now.refundedMinor > before.refundedMinor || now.chargedBackMinor > before.chargedBackMinor

const hasReturned = (before: PaymentFacts, now: PaymentFacts) =>
  now.refundedMinor < before.refundedMinor || now.chargedBackMinor < before.chargedBackMinor

/** Ends premium if this was the last purchase left. */
async function endPremiumOf(tx: Tx, { members, order: { memberId }, wallet }: Settling): Promise<MemberEvent[]> {
  return wallet && (await endPremium(tx, members, memberId)) ? [toldPremium(memberId)] : []
}

/** Restores premium if the money that has come back had ended it. */
async function restorePremiumOf(tx: Tx, { members, order: { memberId }, wallet }: Settling): Promise<MemberEvent[]> {
  return wallet && (await restorePremium(tx, members, memberId)) ? [toldPremium(memberId)] : []
}

/** Refunds what is left of a surplus payment beyond its other refunds. */
async function giveBack(
  { jobs }: SettlingWorld,
  tx: Tx,
  { held, order, payment, now }: Settling,
  { facts, givenBack }: Settlement,
): Promise<void> {
  const told = payment.toldMinor + (givenBack?.minor ?? 0)
  const minor = facts.paidMinor - facts.chargedBackMinor - Math.max(facts.refundedMinor, told)
  if (minor <= 0) return
  const orderId = order.id
  const refundId = await requestRefund(tx, held, { orderId, paymentId: payment.id, reason: 'surplus', minor, now })
  await jobs.enqueue(tx, surplusMail, { orderId, refundId })
}

const toldOrder = (memberId: string, orderId: string): MemberEvent => ({
  memberId,
  event: { type: 'order_changed', orderId },
})

/** They have become premium, or are it no more. */
const toldPremium = (memberId: string): MemberEvent => ({ memberId, event: { type: 'premium' } })

const toldWallet = (memberId: string, { balance, freeMessages }: Wallet): MemberEvent => ({
  memberId,
  event: { type: 'wallet', balance, freeMessages },
})
