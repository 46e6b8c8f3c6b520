import { and, asc, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import {
  directDebitFiles,
  directDebitMandates,
  directDebitNumbers,
  directDebitRefusedParts,
  directDebits,
  orders,
  payments,
} from '../../schema/index.ts'
import type { HeldMembers } from '../locks/members.ts'
import { isInPart, wholeRefusedAt } from '../payments/collections.ts'
import type { HeldDebtors } from './debtors.ts'

export type DirectDebitRow = typeof directDebits.$inferSelect
export type MandateRow = typeof directDebitMandates.$inferSelect

const selectDebits = (db: Db) =>
  db
    .select({
      debit: directDebits,
      mandate: directDebitMandates,
      memberId: orders.memberId,
      orderId: orders.id,
      country: orders.country,
      credits: orders.credits,
      totalMinor: orders.totalMinor,
      taxMinor: orders.taxMinor,
      taxRate: orders.taxRate,
      expiresAt: orders.expiresAt,
      orderPaidAt: orders.paidAt,
    })
    .from(directDebits)
    .innerJoin(payments, eq(payments.id, directDebits.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(directDebitMandates, eq(directDebitMandates.directDebitId, directDebits.id))
    .$dynamic()

/** A direct debit with what is ordered by it, and the mandate as far as it is given. */
export type OwnDebit = Awaited<ReturnType<typeof selectDebits>>[number]

/** The member's own, by its payment. */
export async function findOwnDebit(db: Db, memberId: string, paymentId: string): Promise<OwnDebit | undefined> {
  const [found] = await selectDebits(db).where(and(eq(payments.id, paymentId), eq(orders.memberId, memberId)))
  return found
}

/** The same, which nobody else changes until the commit. */
export async function lockOwnDebit(
  tx: Tx,
  held: HeldMembers,
  memberId: string,
  paymentId: string,
): Promise<OwnDebit | undefined> {
  held.check(tx, [memberId])
  const [found] = await selectDebits(tx)
    .where(and(eq(payments.id, paymentId), eq(orders.memberId, memberId)))
    .for('update', { of: directDebits })
  return found
}

export async function findDebit(db: Db, id: string): Promise<OwnDebit | undefined> {
  const [found] = await selectDebits(db).where(eq(directDebits.id, id))
  return found
}

export async function lockDebit(tx: Tx, id: string): Promise<DirectDebitRow | undefined> {
  const [found] = await tx.select().from(directDebits).where(eq(directDebits.id, id)).for('update')
  return found
}

export async function findDebitOfPayment(db: Db, paymentId: string): Promise<DirectDebitRow | undefined> {
  const [found] = await db.select().from(directDebits).where(eq(directDebits.paymentId, paymentId))
  return found
}

/** Where a payment is made, which is held until the commit; undefined for one that is not there. */
export async function lockSiteOfPayment(tx: Tx, paymentId: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ siteId: orders.siteId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, paymentId))
    .for('no key update', { of: payments })
  return found?.siteId
}

/** The next number of the site, which nobody else is given: where the transaction fails it is given again. */
export async function nextMandateNumber(tx: Tx, siteId: string): Promise<number> {
  const [numbers] = await tx
    .insert(directDebitNumbers)
    .values({ siteId, lastMandate: 1 })
    .onConflictDoUpdate({
      target: directDebitNumbers.siteId,
      set: { lastMandate: sql`${directDebitNumbers.lastMandate} + 1` },
    })
    .returning({ last: directDebitNumbers.lastMandate })
  return numbers!.last
}

export async function insertDebit(tx: Tx, debit: typeof directDebits.$inferInsert): Promise<void> {
  await tx.insert(directDebits).values(debit)
}

/** In the place of one that was given before for the same direct debit. */
export async function saveMandate(tx: Tx, held: HeldDebtors, mandate: MandateRow): Promise<void> {
  held.check(tx, [mandate.ibanKey, mandate.phoneKey])
  const { directDebitId: _, ...given } = mandate
  await tx
    .insert(directDebitMandates)
    .values(mandate)
    .onConflictDoUpdate({ target: directDebitMandates.directDebitId, set: given })
}

/**
 * In cents: what the member has signed since, and what was signed from the account and with the phone, each for itself, without what
 * was given back before it was collected. Account and phone are held.
 */
export async function sumSigned(
  tx: Tx,
  held: HeldDebtors,
  { memberId, ibanKey, phoneKey, since }: { memberId: string; ibanKey: string; phoneKey: string; since: Date },
): Promise<{ byMember: number; byAccount: number; byPhone: number }> {
  held.check(tx, [ibanKey, phoneKey])
  const byMember = eq(orders.memberId, memberId)
  const byAccount = eq(directDebitMandates.ibanKey, ibanKey)
  const byPhone = eq(directDebitMandates.phoneKey, phoneKey)
  const sumOf = (whose: SQL) =>
    sql<number>`coalesce(sum(${directDebits.minor}) filter (where ${whose}), 0)`.mapWith(Number)
  const [sums] = await tx
    .select({ byMember: sumOf(byMember), byAccount: sumOf(byAccount), byPhone: sumOf(byPhone) })
    .from(directDebits)
    .innerJoin(payments, eq(payments.id, directDebits.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(directDebitMandates, eq(directDebitMandates.directDebitId, directDebits.id))
    .where(and(gte(directDebits.signedAt, since), isNull(directDebits.droppedAt), or(byMember, byAccount, byPhone)))
  return sums!
}

/** In cents: what the member has signed since, without what was given back before it was collected. */
export async function sumSignedBy(db: Db, memberId: string, since: Date): Promise<number> {
  const [sum] = await db
    .select({ minor: sql<number>`coalesce(sum(${directDebits.minor}), 0)`.mapWith(Number) })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .innerJoin(directDebits, eq(directDebits.paymentId, payments.id))
    .where(and(eq(orders.memberId, memberId), gte(directDebits.signedAt, since), isNull(directDebits.droppedAt)))
  return sum!.minor
}

/**
 * The first collection from a member that their bank has neither refused nor returned so far: from this account, or without
 * one named from any.
 */
export async function findFirstCollected(
  db: Db,
  { memberId, ibanKey }: { memberId: string; ibanKey?: string },
): Promise<{ collectOn: string | null; filedAt: Date } | undefined> {
  const [first] = await db
    .select({ collectOn: directDebits.collectOn, filedAt: directDebitFiles.createdAt })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .innerJoin(directDebits, eq(directDebits.paymentId, payments.id))
    .innerJoin(directDebitMandates, eq(directDebitMandates.directDebitId, directDebits.id))
    .innerJoin(directDebitFiles, eq(directDebitFiles.id, directDebits.fileId))
    .leftJoin(directDebitRefusedParts, isInPart)
    .where(
      and(
        ...[
          eq(orders.memberId, memberId),
          ibanKey === undefined ? undefined : eq(directDebitMandates.ibanKey, ibanKey),
        ],
        ...[isNull(directDebits.returnedAt), sql`${wholeRefusedAt} is null`],
      ),
    )
    .orderBy(asc(directDebitFiles.createdAt))
    .limit(1)
  return first
}

/** Whether the member has ever signed with a code from this phone. The phone is held. */
export async function hasProvedPhone(
  tx: Tx,
  held: HeldDebtors,
  { memberId, phoneKey }: { memberId: string; phoneKey: string },
): Promise<boolean> {
  held.check(tx, [phoneKey])
  const [proof] = await tx
    .select({ id: directDebits.id })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .innerJoin(directDebits, eq(directDebits.paymentId, payments.id))
    .innerJoin(directDebitMandates, eq(directDebitMandates.directDebitId, directDebits.id))
    .where(
      and(
        ...[eq(orders.memberId, memberId), eq(directDebitMandates.phoneKey, phoneKey)],
        isNotNull(directDebits.signedAt),
      ),
    )
    .limit(1)
  return proof !== undefined
}

export async function setSigned(
  tx: Tx,
  held: HeldDebtors,
  { id, ibanKey, phoneKey }: { id: string; ibanKey: string; phoneKey: string },
  signed: { signedAt: Date; collectOn: string },
): Promise<void> {
  held.check(tx, [ibanKey, phoneKey])
  await tx.update(directDebits).set(signed).where(eq(directDebits.id, id))
}

/** What was signed stays. */
export async function cancelUnsigned(db: Db, id: string, cancelledAt: Date): Promise<void> {
  await db
    .update(directDebits)
    .set({ cancelledAt })
    .where(and(eq(directDebits.id, id), isNull(directDebits.signedAt), isNull(directDebits.cancelledAt)))
}

/**
 * Forgets what was filled in and never signed, and mandates that no bank asks for any more: of what was handed to one, or was not to be
 * collected, before `ended`, and of what nobody collected.
 */
export async function deleteMandatesBefore(
  db: Db,
  { unsigned, ended }: { unsigned: Date; ended: Date },
): Promise<number> {
  const gone = await db
    .delete(directDebitMandates)
    .where(
      sql`exists (select 1 from ${directDebits} left join ${directDebitFiles} on ${directDebitFiles.id} = ${directDebits.fileId}
        where ${directDebits.id} = ${directDebitMandates.directDebitId} and ${or(
          and(isNull(directDebits.signedAt), lt(directDebitMandates.tickedAt, unsigned)),
          lt(directDebitFiles.createdAt, ended),
          lt(directDebits.droppedAt, ended),
          and(isNotNull(directDebits.returnedAt), isNull(directDebits.fileId)),
        )})`,
    )
    .returning({ id: directDebitMandates.directDebitId })
  return gone.length
}
