import type { LiveEvent, TransientEvent } from '../../../server/features/live/events.ts'

export type { LiveEvent, TransientEvent }
export type AnyEvent = LiveEvent | TransientEvent

/** An event as it reaches a screen: those that are stored carry their number. */
export interface Arrival {
  seq?: number
  event: AnyEvent
}

type Handler = (event: AnyEvent) => void

const handlers = new Set<Handler>()

/** Hears every event of the member from now on; returns what stops it. */
export function onLiveEvent(handler: Handler): () => void {
  handlers.add(handler)
  return () => void handlers.delete(handler)
}

export function announce(event: AnyEvent): void {
  for (const handler of handlers) handler(event)
}
