import type { AppEvent as LiveEvent, TransientEvent } from '../../../server/core/events.ts'

export type { LiveEvent, TransientEvent }
export type AnyEvent = LiveEvent | TransientEvent
export type ChatMessageEvent = Extract<LiveEvent, { type: 'message' }>

/** An event as it reaches a screen: those that are stored carry their number. */
export interface Arrival {
  seq?: number
  event: AnyEvent
}

/** A stored event with its number. */
export interface NumberedEvent {
  seq: number
  event: LiveEvent
}

/** What an event of each name does. */
export type EventTable<Event extends AnyEvent, Rest extends unknown[], Result> = {
  [Type in Event['type']]?: (event: Extract<Event, { type: Type }>, ...rest: Rest) => Result
}
