import type { Db } from '../../db/client.ts'
import { readEventsAfter } from '../../db/queries/live.ts'
import type { LiveEvent } from '../features/live/events.ts'

export interface NumberedEvent {
  seq: number
  event: LiveEvent
}

/** What a member was told after event `seq`, in order. */
export async function eventsAfter(db: Db, memberId: string, seq: number): Promise<NumberedEvent[]> {
  const rows = await readEventsAfter(db, memberId, seq, 10_000)
  return rows.map(({ seq, type, data }) => ({ seq, event: { type, ...(data as object) } as LiveEvent }))
}

/** Everything a member was ever told. */
export async function toldTo(db: Db, member: { id: string }): Promise<LiveEvent[]> {
  return (await eventsAfter(db, member.id, 0)).map(({ event }) => event)
}
