import { and, eq, isNull, ne, sum } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { sandboxMandates, sandboxPayments, sandboxRefunds } from '../../schema/index.ts'
import { HeldLocks } from '../locks/held.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect
export type NewSandboxPayment = typeof sandboxPayments.$inferInsert
export type SandboxMandate = typeof sandboxMandates.$inferSelect
export type SandboxRefund = typeof sandboxRefunds.$inferSelect

/** A payment that the transaction holds until its end. */
export type HeldSandboxPayment = SandboxPayment & { held: HeldLocks<'sandbox payment'> }

/** Undefined if a payment with the same client id exists already. */
export async function insertSandboxPayment(
  tx: Tx,
  payment: NewSandboxPayment,
): Promise<HeldSandboxPayment | undefined> {
  const [row] = await tx.insert(sandboxPayments).values(payment).onConflictDoNothing().returning()
  return row && { ...row, held: new HeldLocks(tx, 'sandbox payment', [row.id]) }
}

/** One of these ids: its own, that of its page, or the shop's. */
type Name = Pick<SandboxPayment, 'id'> | Pick<SandboxPayment, 'page'> | Pick<SandboxPayment, 'clientId'>

const isCalled = (name: Name) => {
  if ('id' in name) return eq(sandboxPayments.id, name.id)
  return 'page' in name ? eq(sandboxPayments.page, name.page) : eq(sandboxPayments.clientId, name.clientId)
}

export async function findSandboxPayment(db: Db, name: Name): Promise<SandboxPayment | undefined> {
  const [row] = await db.select().from(sandboxPayments).where(isCalled(name))
  return row
}

export async function lockSandboxPayment(tx: Tx, name: Name): Promise<HeldSandboxPayment | undefined> {
  const [row] = await tx.select().from(sandboxPayments).where(isCalled(name)).for('no key update')
  return row && { ...row, held: new HeldLocks(tx, 'sandbox payment', [row.id]) }
}

export async function updateSandboxPayment(
  tx: Tx,
  { id, held }: HeldSandboxPayment,
  change: Partial<NewSandboxPayment>,
): Promise<void> {
  held.check(tx, [id])
  await tx.update(sandboxPayments).set(change).where(eq(sandboxPayments.id, id))
}

export async function insertSandboxMandate(tx: Tx, mandate: typeof sandboxMandates.$inferInsert): Promise<void> {
  await tx.insert(sandboxMandates).values(mandate)
}

/** Undefined where it was forgotten as well. */
export async function findSandboxMandate(db: Db, id: string): Promise<SandboxMandate | undefined> {
  const [row] = await db
    .select()
    .from(sandboxMandates)
    .where(and(eq(sandboxMandates.id, id), isNull(sandboxMandates.forgottenAt)))
  return row
}

export async function forgetSandboxMandate(db: Db, id: string, forgottenAt: Date): Promise<void> {
  await db
    .update(sandboxMandates)
    .set({ forgottenAt })
    .where(and(eq(sandboxMandates.id, id), isNull(sandboxMandates.forgottenAt)))
}

/** What has gone back of a payment, or is on its way, in minor units. */
export async function sumSandboxRefunds(tx: Tx, { id, held }: HeldSandboxPayment): Promise<number> {
  held.check(tx, [id])
  const [row] = await tx
    .select({ total: sum(sandboxRefunds.minor).mapWith(Number) })
    .from(sandboxRefunds)
    .where(and(eq(sandboxRefunds.paymentId, id), ne(sandboxRefunds.state, 'failed')))
  return row?.total ?? 0
}

export async function findSandboxRefund(
  db: Db,
  name: Pick<SandboxRefund, 'id'> | Pick<SandboxRefund, 'clientId'>,
): Promise<SandboxRefund | undefined> {
  const isCalled = 'id' in name ? eq(sandboxRefunds.id, name.id) : eq(sandboxRefunds.clientId, name.clientId)
  const [row] = await db.select().from(sandboxRefunds).where(isCalled)
  return row
}

export async function insertSandboxRefund(
  tx: Tx,
  held: HeldSandboxPayment,
  refund: Omit<typeof sandboxRefunds.$inferInsert, 'paymentId'>,
): Promise<SandboxRefund> {
  held.held.check(tx, [held.id])
  const [row] = await tx
    .insert(sandboxRefunds)
    .values({ ...refund, paymentId: held.id })
    .returning()
  return row!
}

export async function setSandboxRefundState(
  tx: Tx,
  { id, held }: HeldSandboxPayment,
  refundId: string,
  state: SandboxRefund['state'],
): Promise<void> {
  held.check(tx, [id])
  await tx.update(sandboxRefunds).set({ state }).where(eq(sandboxRefunds.id, refundId))
}
