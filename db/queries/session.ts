import { and, eq, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { arrayOf, prepared, type StatementSlots } from '../prepared.ts'
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

const selectSession = prepared((select, { id }: StatementSlots<{ id: string }>) =>
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
 * member that were used longest ago, so that `most` are left. Returns whose sessions have ended; undefined, and nothing
 * changed, when the member has gone or has another password by now. Who gives them a new one waits for this or is waited
 * for, so that ending all sessions with it leaves none.
 */
export async function insertSession(
  db: Db,
  begun: Omit<typeof sessions.$inferInsert, 'userAgent'> & { userAgent: string },
  { inPlaceOf = '', most, passwordHash = null }: { inPlaceOf?: string; most: number; passwordHash?: string | null },
): Promise<string[] | undefined> {
  const { id, memberId, userAgent, createdAt, expiresAt } = begun
  const rows = await rowsOf<{ endedOf: string | null }>(
    db,
    sql`with holder as (
          select id from members
          where id = ${memberId} and coalesce(${passwordHash}::text, password_hash, '') = coalesce(password_hash, '')
          for share
        ), begun as (
          insert into sessions (id, member_id, user_agent, created_at, expires_at)
          select ${id}, id, ${userAgent}, ${createdAt}::timestamptz, ${expiresAt}::timestamptz from holder
          returning id
        ), ended as (
          delete from sessions where exists (select from holder) and (id = ${inPlaceOf} or id in (
            select id from sessions where member_id = ${memberId} and id <> ${inPlaceOf}
            order by expires_at desc, created_at desc, id offset ${most - 1}))
          returning member_id
        )
        select null::uuid as "endedOf" from begun union select member_id from ended`,
  )
  if (rows.length === 0) return undefined
  return rows.flatMap(({ endedOf }) => endedOf ?? [])
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
