import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { lockWallet } from '../queries/credits/wallet.ts'
import { lockMembers } from '../queries/locks/members.ts'
import { lockOrder } from '../queries/orders/lock.ts'
import { creditOrder } from '../queries/orders/payments.ts'
import { insertReceipt, lockReceiptNumber, type ReceiptRow } from '../queries/receipts/issue.ts'
import { rowsOf } from '../queries/rows.ts'
import {
  excessAcknowledgements,
  orders,
  paymentCustomers,
  payments,
  receipts,
  refunds,
  sandboxPayments,
  sandboxRefunds,
  savedMethods,
  wallets,
} from '../schema/index.ts'

type Order = typeof orders.$inferSelect
type Payment = typeof payments.$inferSelect

const orderedAt = new Date('2026-06-01T12:00:00Z')

/** By default 60 credits for € 47.99 in the Netherlands, at 21 % tax, with half an hour to pay. */
export async function anOrder(db: Db, memberId: string, traits: Partial<Order> = {}): Promise<Order> {
  const { totalMinor = 4799, discountMinor = 0, createdAt = orderedAt } = traits
  const [order] = await db
    .insert(orders)
    .values({
      ...{ id: crypto.randomUUID(), siteId: 'vonk', packageId: 'p2', credits: 60, currency: 'EUR', country: 'NL' },
      ...{ listMinor: totalMinor + discountMinor, totalMinor, taxRate: 2100 },
      taxMinor: Math.round((totalMinor * 2100) / 12_100),
      ...{ consentVersion: '2026-01', origin: 'http://localhost' },
      ...{ createdAt, expiresAt: new Date(createdAt.getTime() + 30 * 60_000) },
      ...traits,
      memberId,
    })
    .returning()
  return order as Order
}

/** A try to pay an order with iDEAL, which its provider knows. */
export async function aPayment(db: Db, order: Order, traits: Partial<Payment> = {}): Promise<Payment> {
  const id = traits.id ?? crypto.randomUUID()
  const [payment] = await db
    .insert(payments)
    .values({
      ...{ provider: 'sandbox', providerPaymentId: `tr_${id}`, method: 'ideal' },
      ...{ currency: order.currency, minor: order.totalMinor, createdAt: orderedAt, fetchedAt: orderedAt },
      ...traits,
      id,
      orderId: order.id,
    })
    .returning()
  return payment as Payment
}

export async function aRefund(db: Db, payment: Payment, traits: Partial<typeof refunds.$inferInsert> = {}) {
  await db.insert(refunds).values({
    ...{ id: crypto.randomUUID(), reason: 'goodwill', minor: payment.minor, createdAt: orderedAt },
    ...traits,
    paymentId: payment.id,
  })
}

/** An operator has looked after a payment of which more has left than came in. */
export async function anAcknowledgement(db: Db, { id: paymentId }: Payment): Promise<void> {
  await db.insert(excessAcknowledgements).values({
    ...{ id: crypto.randomUUID(), paymentId, factsVersion: 1, excessMinor: 100 },
    ...{ reason: 'Objected to', acknowledgedBy: 'Bo', createdAt: orderedAt },
  })
}

/** One that the test bank has taken, and keeps on its way: no round of a job ends it. Answers its id. */
export async function aSentRefund(db: Db, payment: Payment, traits: Partial<typeof refunds.$inferInsert> = {}) {
  const { id = crypto.randomUUID(), minor = payment.minor, createdAt = orderedAt } = traits
  const atTheBank = `rf_${id}`
  const paymentId = payment.providerPaymentId ?? ''
  await db.insert(sandboxRefunds).values({ id: atTheBank, clientId: id, paymentId, minor, createdAt })
  await aRefund(db, payment, { ...traits, id, sentAt: createdAt, providerRefundId: atTheBank })
  return id
}

/** What of a member's payments is to go back, oldest first. */
export async function refundsOf(db: Db, { id }: { id: string }) {
  return db
    .select({ paymentId: refunds.paymentId, reason: refunds.reason, minor: refunds.minor })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.memberId, id))
    .orderBy(asc(refunds.createdAt))
}

/** The payments that the test bank has, of one member or all, newest first; whether the shop knows the same amounts. */
export async function listBankPayments(
  db: Db,
  memberId?: string,
): Promise<{ id: string; page: string; status: string; isSame: boolean }[]> {
  return rowsOf(
    db,
    sql`select s.id, s.page, s.status, (p.paid_minor, p.refunded_minor, p.charged_back_minor)
        = (s.paid_minor, s.refunded_minor, s.charged_back_minor) as "isSame"
      from payments p join orders o on o.id = p.order_id join sandbox_payments s on s.id = p.provider_payment_id
      where ${memberId === undefined ? sql`true` : sql`o.member_id = ${memberId}`} order by s.created_at desc, s.id`,
  )
}

/** What has gone back of a payment by somebody at the page of the test bank: what the shop has not asked for. */
export async function listRefundsAtTheBank(db: Db, paymentId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select s.id from sandbox_refunds s where s.payment_id = ${paymentId} and s.state = 'done'
      and not exists (select from refunds r where r.id::text = s.client_id) order by s.created_at, s.id`,
  )
  return rows.map(({ id }) => id)
}

/** One that is paid with iDEAL at the test bank, with its credits booked and its receipt. */
export async function aPaidOrder(db: Db, memberId: string, traits: Partial<Order> = {}): Promise<Payment> {
  const unpaid = await anOrder(db, memberId, traits)
  const paidAt = unpaid.createdAt
  const paid = { status: 'paid', paidCurrency: unpaid.currency, paidMinor: unpaid.totalMinor, paidAt } as const
  const payment = await aPayment(db, unpaid, { ...paid, createdAt: paidAt, fetchedAt: paidAt })
  await db.transaction(async (tx) => {
    const members = await lockMembers(tx, [memberId])
    const wallet = await lockWallet(tx, members, memberId)
    const locked = await lockOrder(tx, members, { orderId: unpaid.id, memberId })
    if (wallet && locked) await creditOrder(tx, locked, wallet, paidAt)
    await aReceipt(tx, unpaid, { reference: payment.id })
  })
  await knowAtTheBank(db, payment)
  return payment
}

/** Has the test bank know a payment as the shop does, so that it gives back what is asked of it. */
async function knowAtTheBank(db: Db, { id: clientId, providerPaymentId, ...payment }: Payment): Promise<void> {
  const { method, currency, minor, status, paidMinor, createdAt } = payment
  // For browser tests: their server gets the webhooks of refunds.
  const origin = `http://localhost:${process.env.E2E_PORT ?? 80}`
  await db.insert(sandboxPayments).values({
    ...{ id: providerPaymentId ?? '', page: crypto.randomUUID(), clientId, country: 'NL', description: '60 credits' },
    ...{ method, currency, minor, status, paidMinor, paidCurrency: currency, createdAt },
    ...{ returnUrl: `${origin}/credits/${payment.orderId}`, webhookUrl: `${origin}/payments/sandbox/webhook` },
  })
}

/** Makes all credits that somebody has bought ones. */
export async function asBought(db: Db, memberId: string): Promise<void> {
  await db.update(wallets).set({ bought: wallets.balance }).where(eq(wallets.memberId, memberId))
}

/** Of an order that is paid, with the next number of its site. */
export async function aReceipt(db: Db, order: Order, traits: Partial<ReceiptRow> = {}): Promise<ReceiptRow> {
  const year = order.createdAt.getUTCFullYear()
  return db.transaction(async (tx) => {
    const { siteId, memberId, country, currency, taxRate, totalMinor, taxMinor } = order
    const id = crypto.randomUUID()
    const receipt = {
      ...{ id, siteId, year, number: await lockReceiptNumber(tx, siteId, year), prefix: siteId.toUpperCase() },
      ...{ reason: 'sale' as const, reference: id, correctsId: null, orderId: order.id, memberId, buyer: 'Ada' },
      ...{ country, isPlaceProved: true, taxRate, currency, totalMinor, taxMinor, issuedAt: order.createdAt },
      ...{ sellerName: 'Vonk', sellerAddress: '', sellerCity: '', sellerCountry: null },
      ...{ sellerKvk: '', sellerVatNumber: '' },
      ...traits,
    }
    await insertReceipt(tx, receipt)
    return receipt
  })
}

/** One that is paid and has its receipt, with the number as it is written. */
export async function aReceiptedOrder(
  db: Db,
  memberId: string,
  createdAt = new Date(),
): Promise<{ orderId: string; receipt: string }> {
  const { orderId } = await aPaidOrder(db, memberId, { createdAt })
  const [issued] = await db.select().from(receipts).where(eq(receipts.orderId, orderId))
  const { prefix, year, number } = issued as ReceiptRow
  return { orderId, receipt: `${prefix}-${year}-${`${number}`.padStart(6, '0')}` }
}

/** A card that is remembered at the test bank, which knows nothing of it. */
export async function aSavedMethod(db: Db, memberId: string, traits: Partial<typeof savedMethods.$inferInsert> = {}) {
  const id = traits.id ?? crypto.randomUUID()
  await db.insert(savedMethods).values({
    ...{ provider: 'sandbox', mandateId: `md_${id}`, method: 'creditcard', paidWith: 'Visa 4242' },
    ...{ consentVersion: '2026-01', createdAt: orderedAt },
    ...traits,
    ...{ id, memberId },
  })
  return id
}

/** What a provider calls the member, which knows nothing of it. */
export async function aPaymentCustomer(db: Db, memberId: string): Promise<void> {
  await db
    .insert(paymentCustomers)
    .values({ memberId, provider: 'mollie', customerId: `cst_${memberId}`, createdAt: orderedAt })
}
