import type { AppEvent as LiveEvent, TransientEvent } from '../../../server/core/events.ts'

export type { LiveEvent, TransientEvent }
export type AnyEvent = LiveEvent | TransientEvent

/** An event as it reaches a screen: those that are stored carry their number. */
export interface Arrival {
  seq?: number
  event: AnyEvent
}

/** `seq` is undefined for what is not stored. */
type Handler = (event: AnyEvent, seq: number | undefined) => void

const handlers = new Set<Handler>()

/** Hears every event of the member from now on; returns what stops it. */
export function onLiveEvent(handler: Handler): () => void {
  handlers.add(handler)
  return () => void handlers.delete(handler)
}

export function announce(event: AnyEvent, seq: number | undefined): void {
  for (const handler of handlers) handler(event, seq)
}
