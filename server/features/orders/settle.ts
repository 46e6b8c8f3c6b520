import type { Tx } from '../../../db/client.ts'
import { type HeldWallet, lockWallet, takeBought, type Wallet } from '../../../db/queries/credits/wallet.ts'
import { type HeldMembers, lockMembers } from '../../../db/queries/locks/members.ts'
import { endRivals, isDiscountUsed } from '../../../db/queries/orders/discounts.ts'
import { findOwner, type LockedOrder, lockOrder, type PaymentOwner } from '../../../db/queries/orders/lock.ts'
import { creditOrder, findStanding, type PaymentRow, setPayment } from '../../../db/queries/orders/payments.ts'
import { endPremium } from '../../../db/queries/orders/premium.ts'
import { insertPlaceEvidence } from '../../../db/queries/tax/evidence.ts'
import type { World } from '../../core/context.ts'
import { type Change, changeAndTell, type MemberEvent } from '../live/change-and-tell.ts'
import { issueCreditNote, issueReceipt } from '../receipts/issue.ts'
import { remember } from '../saved-methods/remember.ts'
import { purchaseMail, surplusMail, type TakenBackPayload, takenBackMail } from './jobs.ts'
import { requestRefund } from './refunds.ts'
import { creditsOwed, type PaymentFacts, type PaymentNews, settlementOf } from './rules/settlement.ts'

type SettlingWorld = Pick<World, 'db' | 'bus' | 'now' | 'jobs' | 'sites'>

/** A payment, and all that its news may change, held until the commit. */
interface Settling extends LockedOrder {
  members: HeldMembers
  payment: PaymentRow
  /** Of the order's credits. */
  withdrawn: number
  /** None where the account is gone. */
  wallet: HeldWallet | undefined
  now: Date
}

/**
 * Takes in what a provider says of a payment, from wherever it is heard: all that follows is booked in one transaction,
 * once, whatever comes in what order and how often (product §17.3). News of a payment that nobody knows change nothing.
 */
export async function settle(world: SettlingWorld, paymentId: string, news: PaymentNews): Promise<void> {
  const owner = await findOwner(world.db, paymentId)
  if (owner) await changeAndTell(world, (tx) => takeIn(world, tx, owner, news))
}

async function takeIn(world: SettlingWorld, tx: Tx, owner: PaymentOwner, news: PaymentNews): Promise<Change<void>> {
  const settling = await hold(world, tx, owner)
  const { order, payment, withdrawn, wallet, now } = settling
  const payable = {
    ...{ credits: order.credits, withdrawn, isPaid: order.paidAt !== null, hasWallet: wallet !== undefined },
    isDiscountUsed: await isDiscountUsed(tx, settling),
  }
  const { facts, isNews, becomes, chargeBack } = settlementOf(payable, payment, news)

  const credited = becomes === 'credited' ? await credit(tx, settling) : []
  const { taken, told } = await takeCredits(tx, settling, chargeBack?.credits ?? 0, facts.chargedBackMinor)
  await setPayment(tx, settling.held, payment, {
    ...facts,
    canBeCancelled: news.canBeCancelled && (facts.status === 'open' || facts.status === 'pending'),
    isSurplus: payment.isSurplus || becomes === 'surplus',
    creditsTaken: payment.creditsTaken + taken,
    chargedBackAt: chargeBack ? now : payment.chargedBackAt,
    paidAt: becomes ? now : payment.paidAt,
    fetchedAt: now,
  })
  const ended = hasGoneBack(payment, facts) ? await endPremiumOf(tx, settling) : []
  if (isNews) await insertPlaceEvidence(tx, order.id, { kind: 'bank', country: news.bankCountry }, now)
  const isOnItsWay = isNews && (facts.status === 'pending' || becomes === 'credited')
  const rivals = isOnItsWay ? await endRivals(tx, settling, now) : []
  const remembered = wallet
    ? await remember(tx, settling.members, { ...payment, memberId: order.memberId }, news, now)
    : []
  if (becomes === 'surplus') await giveBack(world, tx, settling, facts)
  if (becomes === 'credited') await world.jobs.enqueue(tx, purchaseMail, { orderId: order.id })
  if (chargeBack)
    await world.jobs.enqueue(tx, takenBackMail, {
      ...toldBy(settling, facts, { minor: chargeBack.minor, taken }),
      endsPremium: ended.length > 0,
    })
  // Last of all: nothing else is locked after the number of a receipt.
  if (becomes === 'credited') await issueReceipt(world, tx, order, payment.id)
  if (chargeBack) await issueCreditNote(world, tx, order, noteOf(payment, chargeBack, facts))

  if (!isNews || !wallet) return { result: undefined, gapFor: [order.memberId] }
  const changed = [...rivals, order.id].map((orderId) => toldOrder(order.memberId, orderId))
  return { result: undefined, events: [...credited, ...told, ...ended, ...remembered, ...changed] }
}

async function hold({ now }: SettlingWorld, tx: Tx, { memberId, orderId, paymentId }: PaymentOwner): Promise<Settling> {
  const members = await lockMembers(tx, [memberId])
  const wallet = await lockWallet(tx, members, memberId)
  const locked = await lockOrder(tx, members, { memberId, orderId })
  const standing = await findStanding(tx, paymentId)
  if (!locked || !standing) throw new Error(`payment ${paymentId} is gone`)
  return { ...locked, ...standing, members, wallet, now: now() }
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

async function takeCredits(tx: Tx, settling: Settling, credits: number, chargedBackMinor: number) {
  const { order, payment, wallet, now } = settling
  if (!wallet || credits === 0) return { taken: 0, told: [] }
  const { memberId } = order
  const cause = { reason: 'charge_back', reference: stepOf(payment, chargedBackMinor), now } as const
  const { taken, ...purse } = await takeBought(tx, wallet, { memberId, amount: credits, ...cause })
  return { taken, told: [toldWallet(memberId, purse)] }
}

/** What names this much of a payment's charge-backs. */
const stepOf = ({ id }: { id: string }, chargedBackMinor: number) => `${id}:${chargedBackMinor}`

const noteOf = (payment: PaymentRow, { minor }: { minor: number }, { chargedBackMinor }: PaymentFacts) => ({
  ...{ reason: 'charge_back' as const, reference: stepOf(payment, chargedBackMinor), minor },
})

function toldBy(
  { order, payment, withdrawn }: Settling,
  facts: PaymentFacts,
  { minor, taken }: { minor: number; taken: number },
): Omit<TakenBackPayload, 'endsPremium'> {
  const owed = creditsOwed(
    { credits: order.credits, withdrawn },
    { ...facts, creditsTaken: payment.creditsTaken + taken },
  )
  const reference = stepOf(payment, facts.chargedBackMinor)
  return { orderId: order.id, paymentId: payment.id, minor, credits: taken, owed, reference }
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
