import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { prepared, type Slots } from '../prepared.ts'
import { members, sessions } from '../schema/index.ts'

const selectSession = prepared((db, { id }: Slots<{ id: string }>) =>
  db
    .select({
      memberId: members.id,
      siteId: members.siteId,
      locale: members.locale,
      confirmedAt: members.confirmedAt,
      premiumSince: members.premiumSince,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(members, eq(sessions.memberId, members.id))
    .where(
      and(
        eq(sessions.id, id),
        sql`not exists (select 1 from bans where bans.member_id = ${members.id})`,
        sql`not exists (select 1 from account_deletions d where d.member_id = ${members.id})`,
      ),
    ),
)

/**
 * The one statement of every signed-in request. Who is banned or has left is not found, so that nothing has to end their
 * sessions first.
 */
export async function findSession(db: Db, hashedId: string) {
  const [row] = await selectSession(db, { id: hashedId })
  return row
}

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

export async function extendSession(db: Db, hashedId: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, hashedId))
}

export async function deleteSession(db: Db, hashedId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, hashedId))
}

export async function deleteSessionsOf(db: Db, memberId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.memberId, memberId))
}

export async function listSessionsOf(db: Db, memberId: string) {
  return db.select().from(sessions).where(eq(sessions.memberId, memberId)).orderBy(sessions.createdAt)
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
}
