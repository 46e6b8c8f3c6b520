import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { mailChanges } from '../../schema/index.ts'
import type { HeldMembers } from '../locks/members.ts'

export type MailChangeRow = typeof mailChanges.$inferSelect

/** Asked for after `since`, the newest first. */
export async function listMailChanges(db: Db, memberId: string, since: Date): Promise<MailChangeRow[]> {
  return db
    .select()
    .from(mailChanges)
    .where(and(eq(mailChanges.memberId, memberId), gt(mailChanges.requestedAt, since)))
    .orderBy(desc(mailChanges.requestedAt))
}

export async function findMailChange(db: Db, id: string): Promise<MailChangeRow | undefined> {
  const [row] = await db.select().from(mailChanges).where(eq(mailChanges.id, id))
  return row
}

/** Returns its id. */
export async function insertMailChange(
  tx: Tx,
  held: HeldMembers,
  change: Pick<MailChangeRow, 'memberId' | 'email' | 'formerEmail' | 'requestedAt'>,
): Promise<string> {
  held.check(tx, [change.memberId])
  const [row] = await tx.insert(mailChanges).values(change).returning({ id: mailChanges.id })
  return row!.id
}

/** Whether there was one that had not ended. */
export async function endMailChanges(tx: Tx, held: HeldMembers, memberId: string, endedAt: Date): Promise<boolean> {
  held.check(tx, [memberId])
  const ended = await tx
    .update(mailChanges)
    .set({ endedAt })
    .where(and(eq(mailChanges.memberId, memberId), isNull(mailChanges.endedAt)))
    .returning({ id: mailChanges.id })
  return ended.length > 0
}

export async function deleteMailChangesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(mailChanges).where(lt(mailChanges.requestedAt, before))
}
