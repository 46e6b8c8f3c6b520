import { desc, eq, getTableColumns, inArray, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { sandboxAttempts, sandboxDeliveries, sandboxPayments, sandboxSettings } from '../../schema/index.ts'
import type { HeldSandboxPayment } from './payments.ts'

export type SandboxSettings = Omit<typeof sandboxSettings.$inferSelect, 'id'>
export type SandboxDelivery = typeof sandboxDeliveries.$inferSelect

/** Undefined as long as nobody has changed any. */
export async function findSandboxSettings(db: Db): Promise<SandboxSettings | undefined> {
  const { id: _, ...columns } = getTableColumns(sandboxSettings)
  const [row] = await db.select(columns).from(sandboxSettings)
  return row
}

export async function saveSandboxSettings(db: Db, settings: SandboxSettings): Promise<void> {
  await db.insert(sandboxSettings).values(settings).onConflictDoUpdate({ target: sandboxSettings.id, set: settings })
}

export async function insertSandboxDelivery(
  tx: Tx,
  { id, held }: HeldSandboxPayment,
  delivery: Pick<SandboxDelivery, 'kind' | 'status' | 'losses' | 'createdAt'>,
): Promise<string> {
  held.check(tx, [id])
  const [row] = await tx
    .insert(sandboxDeliveries)
    .values({ ...delivery, paymentId: id })
    .returning({ id: sandboxDeliveries.id })
  return row!.id
}

/** With where it goes, and how often that has been tried. */
export async function findSandboxDelivery(db: Db, id: string) {
  const [row] = await db
    .select({
      paymentId: sandboxDeliveries.paymentId,
      status: sandboxDeliveries.status,
      losses: sandboxDeliveries.losses,
      webhookUrl: sandboxPayments.webhookUrl,
      attempts: db.$count(sandboxAttempts, eq(sandboxAttempts.deliveryId, id)),
    })
    .from(sandboxDeliveries)
    .innerJoin(sandboxPayments, eq(sandboxPayments.id, sandboxDeliveries.paymentId))
    .where(eq(sandboxDeliveries.id, id))
  return row
}

export async function insertSandboxAttempt(db: Db, attempt: typeof sandboxAttempts.$inferInsert): Promise<void> {
  await db.insert(sandboxAttempts).values(attempt)
}

/** The newest first. */
export async function listSandboxAttempts(db: Db, limit: number) {
  return db
    .select({
      id: sandboxAttempts.id,
      number: sandboxAttempts.number,
      at: sandboxAttempts.at,
      answer: sandboxAttempts.answer,
      kind: sandboxDeliveries.kind,
      status: sandboxDeliveries.status,
    })
    .from(sandboxAttempts)
    .innerJoin(sandboxDeliveries, eq(sandboxDeliveries.id, sandboxAttempts.deliveryId))
    .orderBy(desc(sandboxAttempts.at), desc(sandboxAttempts.id))
    .limit(limit)
}

/** The news that was made last, whether or not it has arrived. */
export async function findLastSandboxDelivery(db: Db): Promise<SandboxDelivery | undefined> {
  const [row] = await db.select().from(sandboxDeliveries).orderBy(desc(sandboxDeliveries.id)).limit(1)
  return row
}

export async function deleteSandboxDeliveriesBefore(db: Db, before: Date): Promise<void> {
  const old = db
    .select({ id: sandboxDeliveries.id })
    .from(sandboxDeliveries)
    .where(lt(sandboxDeliveries.createdAt, before))
  await db.delete(sandboxAttempts).where(inArray(sandboxAttempts.deliveryId, old))
  await db.delete(sandboxDeliveries).where(lt(sandboxDeliveries.createdAt, before))
}
