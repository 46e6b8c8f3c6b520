import { and, eq, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { arrayOf, prepared, type Slots } from '../prepared.ts'
import { members, sessions } from '../schema/index.ts'
import { rowsOf } from './rows.ts'
import { isNotBarred } from './visibility.ts'

export type SessionState = 'open' | 'expired' | 'ended'

export function stateOfSession(hashedId: SQLWrapper): SQL<SessionState> {
  return sql`coalesce((
    select case when s.expires_at <= now() then 'expired' when ${isNotBarred(sql`s.member_id`)} then 'open' else 'ended' end
    from sessions s where s.id = ${hashedId}), 'ended')`
}

/** Neither expired nor of somebody who is banned or has left. */
export const isOpenSession = and(sql`${sessions.expiresAt} > now()`, isNotBarred(sessions.memberId))

const selectSession = prepared((select, { id }: Slots<{ id: string }>) =>
  select({
    id: sessions.id,
    memberId: members.id,
    siteId: members.siteId,
    locale: members.locale,
    confirmedAt: members.confirmedAt,
    premiumSince: members.premiumSince,
    expiresAt: sessions.expiresAt,
  })
    .from(sessions)
    .innerJoin(members, eq(sessions.memberId, members.id))
    .where(and(eq(sessions.id, id), isNotBarred(members.id))),
)

/**
 * The one statement of every signed-in request. Who is banned or has left is not found, so that nothing has to end their
 * sessions first.
 */
export async function findSession(db: Db, hashedId: string) {
  const [row] = await selectSession(db, { id: hashedId })
  return row
}

/**
 * Begins a session and makes room for it in the same statement: the one that it takes the place of ends, and those of the
 * member that were used longest ago, so that `most` are left. Returns whose sessions have ended.
 */
export async function insertSession(
  db: Db,
  begun: Omit<typeof sessions.$inferInsert, 'userAgent'> & { userAgent: string },
  { inPlaceOf = '', most }: { inPlaceOf?: string; most: number },
): Promise<string[]> {
  const { id, memberId, userAgent, createdAt, expiresAt } = begun
  const ended = await rowsOf<{ memberId: string }>(
    db,
    sql`with begun as (
          insert into sessions (id, member_id, user_agent, created_at, expires_at)
          values (${id}, ${memberId}, ${userAgent}, ${createdAt}, ${expiresAt})
        )
        delete from sessions where id = ${inPlaceOf} or id in (
          select id from sessions where member_id = ${memberId} and id <> ${inPlaceOf}
          order by expires_at desc, created_at desc, id offset ${most - 1})
        returning member_id as "memberId"`,
  )
  return [...new Set(ended.map(({ memberId }) => memberId))]
}

export async function extendSession(db: Db, hashedId: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, hashedId))
}

/** Whose session it was; undefined when there was none. */
export async function deleteSession(db: Db, hashedId: string): Promise<string | undefined> {
  const [ended] = await db.delete(sessions).where(eq(sessions.id, hashedId)).returning({ memberId: sessions.memberId })
  return ended?.memberId
}

export async function deleteSessionsOf(db: Db, memberId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.memberId, memberId))
}

export async function readSessionState(db: Db, hashedId: string): Promise<SessionState> {
  const [row] = await rowsOf<{ state: SessionState }>(
    db,
    sql`select ${stateOfSession(sql`${hashedId}::text`)} as state`,
  )
  return row?.state ?? 'ended'
}

export async function findSessionsOver(db: Db, hashedIds: string[]): Promise<string[]> {
  const over = await rowsOf<{ id: string }>(
    db,
    sql`select id from unnest(${arrayOf(hashedIds)}::text[]) as given (id) where ${stateOfSession(sql`given.id`)} <> 'open'`,
  )
  return over.map(({ id }) => id)
}

export async function listSessionsOf(db: Db, memberId: string) {
  return db.select().from(sessions).where(eq(sessions.memberId, memberId)).orderBy(sessions.createdAt)
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
}
