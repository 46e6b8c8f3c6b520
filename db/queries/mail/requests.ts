import { and, asc, eq, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { type mailedLinks, mailRequests } from '../../schema/index.ts'
import type { HeldMembers } from '../locks/members.ts'

export type MailedLink = (typeof mailedLinks)[number]

/** When the member asked for mails of this kind, oldest first. */
export async function listMailRequests(db: Db, memberId: string, kind: MailedLink): Promise<Date[]> {
  const rows = await db
    .select({ requestedAt: mailRequests.requestedAt })
    .from(mailRequests)
    .where(and(eq(mailRequests.memberId, memberId), eq(mailRequests.kind, kind)))
    .orderBy(asc(mailRequests.requestedAt))
  return rows.map((row) => row.requestedAt)
}

export async function insertMailRequest(
  tx: Tx,
  held: HeldMembers,
  { memberId, kind, requestedAt }: { memberId: string; kind: MailedLink; requestedAt: Date },
): Promise<void> {
  held.check(tx, [memberId])
  await tx.insert(mailRequests).values({ memberId, kind, requestedAt }).onConflictDoNothing()
}

export async function deleteMailRequestsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(mailRequests).where(lt(mailRequests.requestedAt, before))
}
