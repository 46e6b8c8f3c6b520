import type { RegisteredRouter } from '@tanstack/react-router'
import type { QueryContext } from '../router-context.ts'
import type { AnyEvent, EventTable } from './events.ts'
import type { NumberedQueries } from './numbered.ts'

/** What an event finds in a browser. */
export interface LiveCache extends QueryContext {
  /** Whose events these are. */
  myId: string
}

export interface LiveScreen {
  router: RegisteredRouter
  myId: string
}

/** What a feature does while the member's page lives: with what an earlier page left, and with each event, in order. */
export interface LiveFeature {
  /** Takes up what an earlier page has left undone. Returns what calls it off. */
  resume?: (live: LiveScreen) => () => void
  /** Data that say which event they include: how they go on from there. */
  numbered?: readonly NumberedQueries[]
  /** What becomes of everything else that is kept: the state before and the events are the state fetched afresh. */
  cache?: EventTable<AnyEvent, [LiveCache], void>
  /** What the member sees or hears of it, beyond the data. */
  screen?: EventTable<AnyEvent, [LiveScreen], void>
}
