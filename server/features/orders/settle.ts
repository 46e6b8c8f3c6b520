import type { Tx } from '../../../db/client.ts'
import type { Wallet } from '../../../db/queries/credits/wallet.ts'
import { endFirstPurchases, endRivals, isDiscountUsed } from '../../../db/queries/orders/discounts.ts'
import { findOwner, type PaymentOwner } from '../../../db/queries/orders/lock.ts'
import { creditOrder, type PaymentRow, setPayment } from '../../../db/queries/orders/payments.ts'
import { endPremium } from '../../../db/queries/orders/premium.ts'
import type { RefundRow } from '../../../db/queries/orders/refunds.ts'
import { insertPlaceEvidence } from '../../../db/queries/tax/evidence.ts'
import { type Change, changeAndTell, type MemberEvent } from '../live/change-and-tell.ts'
import { issueReceipt } from '../receipts/issue.ts'
import { remember } from '../saved-methods/remember.ts'
import { issueNotesOfGone, mailGone, noteGivenBack, takeGone } from './gone.ts'
import { purchaseMail, surplusMail } from './jobs.ts'
import { listOvertaken, logOvertaken } from './overtaken.ts'
import { requestRefund } from './refunds.ts'
import { type PaymentFacts, type PaymentNews, settlementOf } from './rules/settlement.ts'
import { hold, type Settling, type SettlingWorld } from './settling.ts'

/**
 * Takes in what a provider says of a payment, from wherever it is heard: all that follows is booked in one transaction,
 * once, whatever comes in what order and how often (product §17.3). News of a payment that nobody knows change nothing.
 */
export async function settle(world: SettlingWorld, paymentId: string, news: PaymentNews): Promise<void> {
  const owner = await findOwner(world.db, paymentId)
  if (!owner) return
  const { payment, overtaken } = await changeAndTell(world, (tx) => takeIn(world, tx, owner, news))
  logOvertaken(world, payment, overtaken)
}

/** A payment as it was, and its refunds of which the news have made that nothing is to be paid any more. */
interface Taken {
  payment: PaymentRow
  overtaken: RefundRow[]
}

async function takeIn(world: SettlingWorld, tx: Tx, owner: PaymentOwner, news: PaymentNews): Promise<Change<Taken>> {
  const settling = await hold(world, tx, owner)
  const { order, payment, withdrawn, wallet, now } = settling
  const payable = {
    ...{ credits: order.credits, withdrawn, isPaid: order.paidAt !== null, hasWallet: wallet !== undefined },
    isDiscountUsed: await isDiscountUsed(tx, settling),
  }
  const settlement = settlementOf(payable, payment, news)
  const { facts, isNews, becomes, isCredited, givenBack, chargeBack } = settlement

  const credited = becomes === 'credited' ? await credit(tx, settling) : []
  const credits = await takeGone(tx, settling, settlement)
  await setPayment(tx, settling.held, payment, {
    ...facts,
    canBeCancelled: news.canBeCancelled && (facts.status === 'open' || facts.status === 'pending'),
    isSurplus: payment.isSurplus || becomes === 'surplus',
    creditsTaken: payment.creditsTaken + credits.atProvider + credits.byBank,
    chargedBackAt: (isCredited && givenBack) || chargeBack ? now : payment.chargedBackAt,
    paidAt: becomes ? now : payment.paidAt,
    fetchedAt: now,
  })
  const refundId = await noteGivenBack(tx, settling, settlement)
  const mayOvertake = payment.toldMinor > 0 && facts.chargedBackMinor > payment.chargedBackMinor
  const overtaken = mayOvertake ? await listOvertaken(tx, payment, now) : []
  const isGone = refundId !== null || hasGoneBack(payment, facts)
  const ended = isGone ? await endPremiumOf(tx, settling) : []
  if (isNews) await insertPlaceEvidence(tx, order.id, { kind: 'bank', country: news.bankCountry }, now)
  const isOnItsWay = isNews && (facts.status === 'pending' || becomes === 'credited')
  const rivals = isOnItsWay ? await endRivals(tx, settling, now) : []
  if (becomes === 'credited') rivals.push(...(await endFirstPurchases(tx, settling, now)))
  const remembered = wallet
    ? await remember(tx, settling.members, { ...payment, memberId: order.memberId }, news, now)
    : []
  if (becomes === 'surplus') await giveBack(world, tx, settling, facts)
  if (becomes === 'credited') await world.jobs.enqueue(tx, purchaseMail, { orderId: order.id })
  if (isGone) await mailGone(world, tx, settling, settlement, { refundId, credits, endsPremium: ended.length > 0 })
  // Last of all: nothing else is locked after the number of a receipt.
  if (becomes === 'credited') await issueReceipt(world, tx, order, payment.id)
  await issueNotesOfGone(world, tx, settling, settlement, refundId)

  const result = { payment, overtaken }
  const told = credits.purse ? [toldWallet(order.memberId, credits.purse)] : []
  if ((!isNews && !refundId) || !wallet) return { result, gapFor: [order.memberId] }
  const changed = [...rivals, order.id].map((orderId) => toldOrder(order.memberId, orderId))
  return { result, events: [...credited, ...told, ...ended, ...remembered, ...changed] }
}

/** The credits, once and for good, and what whoever is at the screen is told. */
async function credit(tx: Tx, settling: Settling): Promise<MemberEvent[]> {
  const { order, wallet, now } = settling
  if (!wallet) return []
  const { isFirst, ...purse } = await creditOrder(tx, settling, wallet, now)
  return [toldWallet(order.memberId, purse), ...(isFirst ? [toldPremium(order.memberId)] : [])]
}

const hasGoneBack = (before: PaymentFacts, now: PaymentFacts) =>
  now.refundedMinor > before.refundedMinor || now.chargedBackMinor > before.chargedBackMinor

/** Where it was the last purchase that stood. */
async function endPremiumOf(tx: Tx, { members, order: { memberId }, wallet }: Settling): Promise<MemberEvent[]> {
  return wallet && (await endPremium(tx, members, memberId)) ? [toldPremium(memberId)] : []
}

/** All that is there of a surplus payment. */
async function giveBack(
  { jobs }: SettlingWorld,
  tx: Tx,
  { held, order, payment, now }: Settling,
  facts: PaymentFacts,
): Promise<void> {
  const minor = facts.paidMinor - facts.refundedMinor - facts.chargedBackMinor
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
