import { checkDeclaredEvent } from '../declared.ts'
import type { AppEvent, TransientEvent } from '../events.ts'
import type { SignedIn } from '../sessions.ts'
import { AsyncQueue } from './queue.ts'

/** A message to the open screens of one member. */
export type BusMessage = { memberId: string } & (
  | { seq: number; event: AppEvent }
  | { event: TransientEvent }
  | ResyncRequest
)

/** Sent if a listener may have missed envelopes, or its session has ended: it then reads the database. */
export interface ResyncRequest {
  gap: true
}

export type EventListener = Pick<SignedIn, 'id' | 'sessionId'>

export interface Listening extends AsyncIterableIterator<BusMessage | ResyncRequest, undefined> {
  /** The number of the last event that the listener has seen; the listener updates it. */
  seen: number
  /** Closed by its reader, or displaced by newer ones. */
  isOver(): boolean
}

/**
 * Carries envelopes to current listeners. May lose one: listeners notice the missing number and read the database.
 * Publish after the commit, never inside a transaction.
 */
export interface Bus {
  publish(envelopes: BusMessage[]): void
  /**
   * Listens from this call on, until the signal aborts or the iterator returns. Only a member's newest 20 listeners on
   * this node stay. The screen opened last is the one in use, and opening many must not cost more.
   */
  listen(member: EventListener, signal: AbortSignal, seen?: number): Listening
  /** On this node. */
  sessions(): string[]
  /** Makes the listeners of these sessions read the database. */
  signalGap(sessionIds: string[]): void
  /** By member on this node, the number of the event that all their listeners have seen. */
  positions(): Map<string, number>
  /** Makes listeners that are behind these numbers (by member) read the database. */
  signalGapBehind(heads: ReadonlyMap<string, number>): void
  /** Whether messages from other nodes arrive. */
  isConnected(): boolean
  stats(): { listeners: number }
  close(): Promise<void>
}

export function createLocalBus(): Bus {
  const exchange = createExchange()
  return {
    publish: (envelopes) => {
      for (const envelope of envelopes) {
        if ('event' in envelope) checkDeclaredEvent(envelope.event.type)
        exchange.deliver(envelope)
      }
    },
    ...exchange.listening,
    isConnected: () => true,
    close: async () => {},
  }
}

class ListenerQueue extends AsyncQueue<BusMessage | ResyncRequest> implements Listening {
  constructor(
    readonly sessionId: string,
    public seen: number,
    ...rest: ConstructorParameters<typeof AsyncQueue>
  ) {
    super(...rest)
  }

  /** One unread request is enough. */
  putGap(): void {
    const last = this.lastWaiting
    if (!last || !('gap' in last)) this.put({ gap: true })
  }
}

const mostOfOne = 20

/** Delivers envelopes that reach this process to its listeners. */
export function createExchange() {
  const listeners = new Map<string, Set<ListenerQueue>>()
  let count = 0

  function add(memberId: string, queue: ListenerQueue): void {
    const set = listeners.get(memberId) ?? new Set()
    listeners.set(memberId, set.add(queue))
    count++
    const [oldest] = set
    if (set.size > mostOfOne) oldest?.end()
  }

  function remove(memberId: string, queue: ListenerQueue): void {
    const set = listeners.get(memberId)
    if (!set?.delete(queue)) return
    count--
    if (set.size === 0) listeners.delete(memberId)
  }

  function* all(): Generator<ListenerQueue> {
    for (const set of listeners.values()) yield* set
  }

  const listening: Pick<Bus, 'listen' | 'sessions' | 'signalGap' | 'positions' | 'signalGapBehind' | 'stats'> = {
    listen({ id: memberId, sessionId }, signal, seen = 0) {
      const queue = new ListenerQueue(sessionId, seen, signal, () => remove(memberId, queue))
      if (!signal.aborted) add(memberId, queue)
      return queue
    },
    sessions: () => [...new Set(all().map((queue) => queue.sessionId))],
    signalGap(sessionIds) {
      const ids = new Set(sessionIds)
      for (const queue of all()) if (ids.has(queue.sessionId)) queue.putGap()
    },
    positions: () => new Map(listeners.entries().map(([id, queues]) => [id, leastSeen(queues)])),
    signalGapBehind(heads) {
      for (const [memberId, head] of heads) {
        for (const queue of listeners.get(memberId) ?? []) if (queue.seen < head) queue.putGap()
      }
    },
    stats: () => ({ listeners: count }),
  }

  return {
    listening,
    deliver(envelope: BusMessage) {
      for (const queue of listeners.get(envelope.memberId) ?? []) queue.put(envelope)
    },
    deliverGap() {
      for (const queue of all()) queue.putGap()
    },
  }
}

const leastSeen = (queues: Iterable<Listening>) => Math.min(...[...queues].map(({ seen }) => seen))
