import type { LiveEvent, TransientEvent } from '../features/live/events.ts'

/** What travels from the verb that caused it to the open screens of one member. */
export type Telegram = { memberId: string } & ({ seq: number; event: LiveEvent } | { event: TransientEvent } | Gap)

/** What a listener hears when telegrams to it may have been lost: it reads the database. */
export interface Gap {
  gap: true
}

/**
 * Carries telegrams to whoever listens now. It may lose one: listeners notice the missing number and read the
 * database. Publish after the commit, never inside a transaction.
 */
export interface Bus {
  publish(telegrams: Telegram[]): void
  /**
   * Listens from this call on, until the signal aborts. Of a member's listeners on this node only the newest 20 stay:
   * the screen that was opened last is the one looked at, and who opens them without end costs no more.
   */
  listen(memberId: string, signal: AbortSignal): AsyncIterable<Telegram | Gap>
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

interface Listener {
  hear(heard: Telegram | Gap): void
  leave(): void
}

const mostOfOne = 20

/** Hands what arrives at this process to whoever listens here. */
export function createExchange() {
  const listeners = new Map<string, Set<Listener>>()
  let count = 0

  function add(memberId: string, listener: Listener): () => void {
    const set = listeners.get(memberId) ?? new Set()
    listeners.set(memberId, set.add(listener))
    count++
    const [oldest] = set
    if (set.size > mostOfOne) oldest?.leave()
    return () => {
      if (!set.delete(listener)) return
      count--
      if (set.size === 0 && listeners.get(memberId) === set) listeners.delete(memberId)
    }
  }

  return {
    hand(telegram: Telegram) {
      for (const listener of listeners.get(telegram.memberId) ?? []) listener.hear(telegram)
    },
    /** Tells everybody that telegrams may have been lost. */
    handGap() {
      for (const set of listeners.values()) for (const listener of set) listener.hear({ gap: true })
    },
    stats: () => ({ listeners: count }),
    listen(memberId: string, signal: AbortSignal): AsyncIterable<Telegram | Gap> {
      const queue: (Telegram | Gap)[] = []
      const left = new AbortController()
      let wake = () => {}
      const hear = (heard: Telegram | Gap) => {
        queue.push(heard)
        wake()
      }
      const leave = () => {
        remove()
        left.abort()
        wake()
      }
      const remove = add(memberId, { hear, leave })
      if (signal.aborted) leave()
      else signal.addEventListener('abort', leave, { once: true })
      return drain(
        queue,
        left.signal,
        () =>
          new Promise<void>((resolve) => {
            wake = resolve
          }),
      )
    },
  }
}

async function* drain<T>(queue: T[], signal: AbortSignal, next: () => Promise<void>): AsyncGenerator<T> {
  while (!signal.aborted) {
    const heard = queue.shift()
    if (heard) yield heard
    else await next()
  }
}
