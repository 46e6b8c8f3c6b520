import type { LiveEvent, TransientEvent } from '../features/live/events.ts'
import { Inbox } from './inbox.ts'

/** What travels from the verb that caused it to the open screens of one member. */
export type Telegram = { memberId: string } & ({ seq: number; event: LiveEvent } | { event: TransientEvent } | Gap)

/** What a listener hears when telegrams to it may have been lost: it reads the database. */
export interface Gap {
  gap: true
}

export type Listening = AsyncIterableIterator<Telegram | Gap, undefined>

/**
 * Carries telegrams to whoever listens now. It may lose one: listeners notice the missing number and read the
 * database. Publish after the commit, never inside a transaction.
 */
export interface Bus {
  publish(telegrams: Telegram[]): void
  /**
   * Listens from this call on, until the signal aborts or the iterator returns. Of a member's listeners on this node
   * only the newest 20 stay: the screen that was opened last is the one looked at, and who opens them without end costs
   * no more.
   */
  listen(memberId: string, signal: AbortSignal): Listening
  /** Listeners open, for the metrics. */
  stats(): { listeners: number }
  close(): Promise<void>
}

export function createLocalBus(): Bus {
  const exchange = createExchange()
  return {
    publish: (telegrams) => {
      for (const telegram of telegrams) exchange.hand(telegram)
    },
    listen: exchange.listen,
    stats: exchange.stats,
    close: async () => {},
  }
}

type ListenerInbox = Inbox<Telegram | Gap>

const mostOfOne = 20

/** Hands what arrives at this process to whoever listens here. */
export function createExchange() {
  const listeners = new Map<string, Set<ListenerInbox>>()
  let count = 0

  function add(memberId: string, inbox: ListenerInbox): void {
    const set = listeners.get(memberId) ?? new Set()
    listeners.set(memberId, set.add(inbox))
    count++
    const [oldest] = set
    if (set.size > mostOfOne) oldest?.end()
  }

  function remove(memberId: string, inbox: ListenerInbox): void {
    const set = listeners.get(memberId)
    if (!set?.delete(inbox)) return
    count--
    if (set.size === 0) listeners.delete(memberId)
  }

  return {
    hand(telegram: Telegram) {
      for (const inbox of listeners.get(telegram.memberId) ?? []) inbox.put(telegram)
    },
    /** Tells everybody that telegrams may have been lost. */
    handGap() {
      for (const set of listeners.values()) for (const inbox of set) inbox.put({ gap: true })
    },
    stats: () => ({ listeners: count }),
    listen(memberId: string, signal: AbortSignal): Listening {
      const inbox: ListenerInbox = new Inbox(signal, () => remove(memberId, inbox))
      if (!signal.aborted) add(memberId, inbox)
      return inbox
    },
  }
}
