import { and, desc, eq, inArray, ne, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { members, pushSubscriptions, sessions } from '../../schema/index.ts'
import type { HeldMembers } from '../locks/members.ts'
import { isOpenSession } from '../session.ts'

type NewSubscription = typeof pushSubscriptions.$inferInsert

/**
 * Replaces the session's subscription. A browser has one at a time: an earlier login with this endpoint, which the
 * browser has forgotten, gets no more notifications. The member keeps the latest `most`. False if the session has
 * ended.
 */
export async function savePushSubscription(
  tx: Tx,
  held: HeldMembers,
  subscription: Omit<NewSubscription, 'queuedSeq' | 'toldSeq'>,
  most: number,
): Promise<boolean> {
  const { sessionId, memberId, endpoint } = subscription
  const saved = { ...subscription, queuedSeq: headOf(memberId), toldSeq: headOf(memberId) }
  held.check(tx, [memberId])
  const open = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isOpenSession))
  if ((await open.for('key share')).length === 0) return false
  const ofSession = eq(pushSubscriptions.sessionId, sessionId)
  await tx.delete(pushSubscriptions).where(and(ofSession, ne(pushSubscriptions.endpoint, endpoint)))
  await tx
    .insert(pushSubscriptions)
    .values(saved)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: saved })
  const surplus = tx
    .select({ sessionId: pushSubscriptions.sessionId })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.memberId, memberId), ne(pushSubscriptions.sessionId, sessionId)))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.sessionId))
    .offset(most - 1)
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, surplus))
  return true
}

export async function hasPushSubscription(db: Db, sessionId: string): Promise<boolean> {
  const found = await db
    .select({ sessionId: pushSubscriptions.sessionId })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId))
  return found.length > 0
}

export async function deletePushSubscription(db: Db, sessionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId))
}

/** The push service does not know this endpoint any more. */
export async function forgetEndpoint(db: Db, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint))
}

/**
 * A member's subscriptions with the events queued for each, locked so that each event is sent once. `head` is the
 * number of the member's last event.
 */
export async function lockPushSubscriptions(
  tx: Tx,
  memberId: string,
): Promise<{ sessionId: string; queuedSeq: number; head: number }[]> {
  return tx
    .select({
      sessionId: pushSubscriptions.sessionId,
      queuedSeq: pushSubscriptions.queuedSeq,
      head: headOf(memberId),
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.memberId, memberId), isOpenSession))
    .orderBy(pushSubscriptions.sessionId)
    .for('update', { of: pushSubscriptions })
}

/** Events up to `head`; where more is on its way by now, that stays. */
export async function setQueued(tx: Tx, sessionIds: string[], head: number): Promise<void> {
  await tx
    .update(pushSubscriptions)
    .set({ queuedSeq: sql`greatest(${pushSubscriptions.queuedSeq}, ${head}::int)` })
    .where(inArray(pushSubscriptions.sessionId, sessionIds))
}

/** Marks events up to `head` as sent; never lowers the number. */
export async function setTold(db: Db, sessionId: string, head: number): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ toldSeq: sql`greatest(${pushSubscriptions.toldSeq}, ${head}::int)` })
    .where(eq(pushSubscriptions.sessionId, sessionId))
}

/** Numbers become visible in their order: what is written later has a higher one. */
const headOf = (memberId: string | SQLWrapper) =>
  sql<number>`coalesce((select last_seq from event_heads where member_id = ${memberId}), 0)`

/**
 * The subscription with the number of the last event sent to it, and of the member's last event. Undefined if the
 * session has ended, for any reason, or the member has turned notifications off there.
 */
export async function findPushTarget(db: Db, sessionId: string) {
  const [target] = await db
    .select({
      memberId: members.id,
      siteId: members.siteId,
      locale: members.locale,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      toldSeq: pushSubscriptions.toldSeq,
      head: headOf(pushSubscriptions.memberId),
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(members, eq(members.id, pushSubscriptions.memberId))
    .where(and(eq(pushSubscriptions.sessionId, sessionId), isOpenSession))
  return target
}
