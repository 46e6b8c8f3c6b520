import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../client.ts'
import { arrayOf, preparedSql } from '../prepared.ts'
import { eventHeads, memberEvents } from '../schema/index.ts'
import { type SessionState, stateOfSession } from './session.ts'
import { isStillThere } from './visibility.ts'

export interface NewEvent {
  memberId: string
  type: string
  data: unknown
}

/** The result of a transaction, and the events that it publishes. */
interface ToldChange<Result> {
  result: Result
  events: NewEvent[]
  now: Date
}

/** An event that was written. */
interface WrittenEvent {
  seq: number
  /** Its member has browsers that are notified (product §11.4). */
  isPushed: boolean
}

/**
 * Runs a change in a transaction of its own and writes its events, of one or several members, as the last statement: that
 * locks the heads of these members, in id order, until the commit. `seqs`: each one's number, in the order given. `onWritten` hears
 * of them in that order, and locks nothing.
 */
export async function changeWithEvents<Result>(
  db: Db & { isTransaction?: undefined },
  change: (tx: Tx) => Promise<ToldChange<Result>>,
  onWritten?: (tx: Tx, result: Result, written: WrittenEvent[]) => Promise<void>,
): Promise<{ result: Result; seqs: number[] }> {
  return db.transaction(async (tx) => {
    const { result, events, now } = await change(tx)
    const written = events.length > 0 ? await appendEvents(tx, events, now) : []
    await onWritten?.(tx, result, written)
    return { result, seqs: written.map(({ seq }) => seq) }
  })
}

async function appendEvents(tx: Tx, events: NewEvent[], now: Date): Promise<WrittenEvent[]> {
  const entries = JSON.stringify(events.map((event, n) => ({ ...event, n })))
  return insertEvents(tx, { entries, now })
}

const insertEvents = preparedSql<{ entries: string; now: Date }, WrittenEvent & { n: number }>(
  ({ entries, now }) => sql`
    with entry as (
      select n, "memberId" as member_id, type, data,
        row_number() over (partition by "memberId" order by n)::int as place
      from jsonb_to_recordset(${entries}::text::jsonb) as e(n int, "memberId" uuid, type text, data jsonb)
    ), head as (
      insert into ${eventHeads} as h (member_id, last_seq)
      select member_id, count(*)::int from entry group by member_id order by member_id
      on conflict (member_id) do update set last_seq = h.last_seq + excluded.last_seq
      returning member_id, last_seq
    ), numbered as (
      select entry.*, head.last_seq - count(*) over (partition by entry.member_id)::int + place as seq
      from entry join head using (member_id)
    ), written as (
      insert into ${memberEvents} (member_id, seq, type, data, created_at)
      select member_id, seq, type, data, ${now} from numbered
    )
    select n, seq, exists (select from push_subscriptions s where s.member_id = numbered.member_id) as "isPushed"
    from numbered order by n`,
)

/**
 * Whether an event must be withheld from now on. True for a message that was unsent, that its reader has deleted with
 * the conversation, or whose other member they can no longer see.
 */
const isHidden = sql<boolean>`(member_events.type = 'message' and not exists (
  select 1 from participants p
  join messages m on m.conversation_id = p.conversation_id and m.seq = (member_events.data #>> '{message,seq}')::int
  where m.unsent_at is null and p.conversation_id = (member_events.data ->> 'conversationId')::uuid and p.member_id = member_events.member_id
    and p.deleted_seq < m.seq
    and ${isStillThere(sql`p.other_id`, sql`p.member_id`)}))`

/** Up to `limit` events of a member after number `seq`, oldest first, including hidden ones: see `isHidden`. */
export async function readEventsAfter(db: Db, memberId: string, seq: number, limit: number) {
  return db
    .select({ seq: memberEvents.seq, type: memberEvents.type, data: memberEvents.data, isHidden })
    .from(memberEvents)
    .where(and(eq(memberEvents.memberId, memberId), gt(memberEvents.seq, seq)))
    .orderBy(asc(memberEvents.seq))
    .limit(limit)
}

/** Where the events of a member stand for who asks by a session. */
export interface EventPosition {
  /** The number of the last event; 0 before the first. */
  head: number
  session: SessionState
}

const selectStanding = preparedSql<{ memberId: string; sessionId: string }, EventPosition>(
  ({ memberId, sessionId }) => sql`
    select coalesce((select last_seq from event_heads where member_id = ${memberId}::uuid), 0) as head,
      ${stateOfSession(sql`${sessionId}::text`)} as session`,
)

export async function readStanding(db: Db, asking: { memberId: string; sessionId: string }): Promise<EventPosition> {
  const [standing] = await selectStanding(db, asking)
  return standing as EventPosition
}

const selectHeads = preparedSql<{ memberIds: string }, { memberId: string; head: number }>(
  ({ memberIds }) => sql`
    select member_id as "memberId", last_seq as head from event_heads where member_id = any(${memberIds}::uuid[])`,
)

/** The number of the last event of each of these members who has any. */
export async function findEventHeads(db: Db, memberIds: string[]): Promise<Map<string, number>> {
  const rows = await selectHeads(db, { memberIds: arrayOf(memberIds) })
  return new Map(rows.map(({ memberId, head }) => [memberId, head]))
}

/** Tells how many there were. */
export async function deleteEventsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.select({ place: sql`ctid` }).from(memberEvents).where(lt(memberEvents.createdAt, before)).limit(limit)
  const gone = await db.delete(memberEvents).where(inArray(sql`ctid`, old)).returning({ seq: memberEvents.seq })
  return gone.length
}
