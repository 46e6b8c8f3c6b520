import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { wouldEndPremium } from '../../../db/queries/orders/premium.ts'
import { findRefund, sumGivenBack } from '../../../db/queries/orders/refunds.ts'
import { findCollecting } from '../../../db/queries/payments/collections.ts'
import { listShownReceipts } from '../../../db/queries/receipts/shown.ts'
import { listDeclarations } from '../../../db/queries/withdrawals/declarations.ts'
import { findBought, findPaidOrder, listPurchases } from '../../../db/queries/withdrawals/withdrawals.ts'
import { countries } from '../../../db/reference/countries/facts.ts'
import { type Money, money } from '../../../db/reference/money/money.ts'
import { paymentMethods } from '../../../db/reference/money/payment-methods.ts'
import { refundedBy, withdrawableUntil } from '../../../db/reference/money/withdrawal-days.ts'
import type { MemberContext } from '../../core/context.ts'
import { moneySchema } from '../../core/values/money.ts'
import type { PaymentGateway } from '../../gateways/payments/gateway.ts'
import { maskedEmail } from '../mail/rules/masked-email.ts'
import { refundState, refundStates } from '../orders/rules/refund-state.ts'
import { paidByHandOf, paidByHandView } from '../orders/view/paid-by-hand.ts'
import { type CollectionView, collectionOf, collectionView } from '../payments/collection.ts'
import { purchaseNumber, receiptView, toReceiptView } from '../receipts/view.ts'
import { purchaseNotFound } from './refusals.ts'
import { declarationsEndedAt, hindranceOf, hindrances, refundOf, unusedOf, withdrawnAtOf } from './rules.ts'

export const withdrawalTerms = z.object({
  orderId: z.string(),
  credits: z.int(),
  paid: moneySchema,
  boughtAt: z.date(),
  /** Where the money goes back to: the method, and what was seen of the card or account. */
  method: z.enum(paymentMethods),
  paidWith: z.string().nullable(),
  /** Whether it can go back there; where not, its operator pays it another way. */
  canBeSentBack: z.boolean(),
  /** Of the credits; after the withdrawal those that it was about. */
  unused: z.int(),
  refund: moneySchema,
  /** Of a direct debit; and whether, instead of what would go back, it is not collected. */
  collection: collectionView.nullable(),
  isNotCollected: z.boolean(),
  /** What was charged back by a bank or given back at the provider, and the credits that went with it. */
  takenBack: z
    .object({ amount: moneySchema.nullable(), givenBack: moneySchema.nullable(), credits: z.int() })
    .nullable(),
  /** Whether premium ends, because no purchase is left (product §1.5); false once it is withdrawn. */
  endsPremium: z.boolean(),
  /** The last moment to withdraw. */
  until: z.date(),
  /** Why one can't; null as long as one can, and once it was done. */
  hindrance: z.enum(hindrances).nullable(),
  /** When the money is there at the latest: now, or as it was withdrawn. */
  refundedBy: z.date(),
  withdrawnAt: z.date().nullable(),
  /** What has become of the money since; null until it was withdrawn. */
  became: z
    .object({ state: z.enum(refundStates), doneAt: z.date().nullable(), byHand: paidByHandView.nullable() })
    .nullable(),
  /** The receipt's number; null, as is the credit note, for a purchase from before there were receipts. */
  receipt: z.string().max(60).nullable(),
  /** The address that gets the receipt of the withdrawal, with most of the part before the @ hidden. */
  mailedTo: z.string(),
  /** Both of the withdrawal, null until then; the balance is the one that it left, in credits. */
  creditNote: receiptView.nullable(),
  balance: z.int().nullable(),
  /** By whose clock these days are counted: that of the country in which was bought. */
  timeZone: z.string(),
})
export type WithdrawalTerms = z.infer<typeof withdrawalTerms>

/** What withdrawing from a purchase would bring, or has brought. Throws `purchase_not_found`. */
export async function terms({ db, me, now, site, payments }: MemberContext, orderId: string): Promise<WithdrawalTerms> {
  const { refundDays } = site.settings
  return (await termsOf(db, { memberId: me.id, orderId, now: now(), refundDays, payments })).terms
}

interface TermsQuery {
  memberId: string
  orderId: string
  now: Date
  refundDays: number
  payments: Pick<PaymentGateway, 'canRefund'>
}

/** The same with the rows that say it, and the moment that counts as that of the withdrawal. */
export async function termsOf(db: Db, { memberId, orderId, now, refundDays, payments }: TermsQuery) {
  const found = await findPaidOrder(db, memberId, orderId)
  if (!found?.order.paidAt) throw purchaseNotFound()
  const { order, payment, withdrawal } = found
  const boughtAt = found.order.paidAt
  const paid = money(order.totalMinor, order.currency)
  const declared = await listDeclarations(db, memberId, declarationsEndedAt(now))
  const at = withdrawal?.withdrawnAt ?? withdrawnAtOf({ orderId, boughtAt }, declared, now)
  const until = withdrawableUntil(boughtAt, order.country, refundDays)
  const refundable = payment.paidMinor - payment.refundedMinor - payment.chargedBackMinor
  const { unused, refund } = withdrawal
    ? { unused: withdrawal.credits, refund: money(withdrawal.minor, order.currency) }
    : await worthOf(db, { memberId, order, paid, refundable })
  const collecting = payment.method === 'sdd' ? await findCollecting(db, payment.id) : undefined
  const collection = collectionOf(collecting, now)
  const isDroppedNow = collection?.state === 'announced' && !collecting?.filedAt && refund.minor === refundable
  const standing = { isOver: at > until, unused, refund: refund.minor, refundable }
  const takenBack = takenBackOf(payment, await sumGivenBack(db, payment.id))
  const isByBank = payment.chargedBackMinor > 0
  const hindrance = withdrawal ? null : hindranceOf({ ...standing, isByBank })
  const isPossible = !withdrawal && !hindrance
  const terms: WithdrawalTerms = {
    ...{ orderId, credits: order.credits, paid, boughtAt, unused, refund, until },
    ...{ method: payment.method, paidWith: payment.paidWith, canBeSentBack: payments.canRefund(payment) },
    ...{ takenBack, hindrance },
    endsPremium: isPossible && (await wouldEndPremium(db, memberId, { orderId, minor: refund.minor })),
    ...{ collection, isNotCollected: collection?.state === 'dropped' || (!withdrawal && isDroppedNow) },
    refundedBy: refundedBy(at, order.country),
    withdrawnAt: withdrawal?.withdrawnAt ?? null,
    became: withdrawal ? await becameOf(db, withdrawal.refundId, payment, collection) : null,
    ...(await paperOf(db, orderId, withdrawal?.refundId)),
    mailedTo: maskedEmail(found.email),
    balance: found.balanceAfter,
    timeZone: countries[order.country].timeZone,
  }
  return { ...found, terms, at }
}

type PaidOrder = NonNullable<Awaited<ReturnType<typeof findPaidOrder>>>

function takenBackOf(
  { chargedBackMinor, paidCurrency, currency, creditsTaken: credits }: PaidOrder['payment'],
  givenBackMinor: number,
) {
  const amountOf = (minor: number) => (minor > 0 ? money(minor, paidCurrency ?? currency) : null)
  const [amount, givenBack] = [amountOf(chargedBackMinor), amountOf(givenBackMinor)]
  return amount || givenBack ? { amount, givenBack, credits } : null
}

async function becameOf(db: Db, refundId: string, payment: PaidOrder['payment'], collection: CollectionView | null) {
  const refund = await findRefund(db, refundId)
  if (!refund) return null
  const byHand = paidByHandOf(refund, payment.paidCurrency ?? payment.currency)
  return { state: refundState(refund, { ...payment, collection }), doneAt: refund.doneAt, byHand }
}

async function paperOf(db: Db, orderId: string, refundId: string | undefined) {
  const receipts = await listShownReceipts(db, orderId)
  const note = receipts.find(({ reason, reference }) => reason === 'refund' && reference === refundId)
  return { receipt: purchaseNumber(receipts), creditNote: note ? toReceiptView(note) : null }
}

interface PaidPurchase {
  memberId: string
  order: { id: string; credits: number }
  paid: Money
  refundable: number
}

async function worthOf(db: Db, { memberId, order, paid, refundable }: PaidPurchase) {
  const unused = unusedOf(order.id, await listPurchases(db, memberId), await findBought(db, memberId))
  return { unused, refund: refundOf(paid, { unused, credits: order.credits }, refundable) }
}
