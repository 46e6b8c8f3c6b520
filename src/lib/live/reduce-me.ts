import type { Me } from '../../../server/features/accounts/me.ts'
import type { LiveEvent } from './events.ts'

export interface Numbered {
  seq: number
  event: LiveEvent
}

/** What an event does not tell must be asked: fetch afresh. */
export type Stale = 'stale'

/** The member's own frame after an event; `stale` when the event only says that something has changed. */
export function applyToMe(me: Me, { seq, event }: Numbered): Me | Stale {
  if (seq <= me.eventSeq) return me
  if (event.type === 'reset' || event.type === 'account') return 'stale'
  return {
    ...me,
    eventSeq: seq,
    unreadTotal: 'unreadTotal' in event ? event.unreadTotal : me.unreadTotal,
    newLikes: 'newLikes' in event ? event.newLikes : me.newLikes,
    credits: event.type === 'wallet' ? event.balance : me.credits,
    freeMessages: event.type === 'wallet' ? event.freeMessages : me.freeMessages,
  }
}
