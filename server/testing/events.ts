import type { Db } from '../../db/client.ts'
import { readEventsAfter } from '../../db/queries/live.ts'
import type { AppEvent } from '../core/events.ts'

export interface NumberedEvent {
  seq: number
  event: AppEvent
}

/** The events of a member after number `seq`, in order. */
export async function eventsAfter(db: Db, memberId: string, seq: number): Promise<NumberedEvent[]> {
  const rows = await readEventsAfter(db, memberId, seq, 10_000)
  return rows.map(({ seq, type, data }) => ({ seq, event: { type, ...(data as object) } as AppEvent }))
}

/** All events of a member. */
export async function toldTo(db: Db, member: { id: string }): Promise<AppEvent[]> {
  return (await eventsAfter(db, member.id, 0)).map(({ event }) => event)
}
