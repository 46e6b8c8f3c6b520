import { RedisClient } from 'bun'
import type { LiveEvent, TransientEvent } from '../features/live/events.ts'

/** What travels from the verb that caused it to the open screens of one member. */
export type Telegram = { memberId: string } & ({ seq: number; event: LiveEvent } | { event: TransientEvent })

/**
 * Carries telegrams to whoever listens now. It may lose one: listeners notice the missing number and read the
 * database. Publish after the commit, never inside a transaction.
 */
export interface Bus {
  publish(telegrams: Telegram[]): void
  /** Listens from this call on, until the signal aborts. */
  listen(memberId: string, signal: AbortSignal): AsyncIterable<Telegram>
  /** Telegrams handed to listeners and listeners open, for the metrics. */
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

const channel = 'vonk:telegrams'

/** The same over Redis, for several nodes. */
export async function createRedisBus(url: string): Promise<Bus> {
  const exchange = createExchange()
  const [sender, receiver] = [new RedisClient(url), new RedisClient(url)]
  await receiver.subscribe(channel, (message) => {
    for (const telegram of JSON.parse(message) as Telegram[]) exchange.hand(telegram)
  })
  return {
    publish: (telegrams) => {
      // A lost telegram is made up for by the listeners' catch-up; the verb has already committed.
      sender.publish(channel, JSON.stringify(telegrams)).catch(() => {})
    },
    listen: exchange.listen,
    stats: exchange.stats,
    close: async () => {
      sender.close()
      receiver.close()
    },
  }
}

type Listener = (telegram: Telegram) => void

function createExchange() {
  const listeners = new Map<string, Set<Listener>>()
  let count = 0

  function add(memberId: string, listener: Listener): () => void {
    const set = listeners.get(memberId) ?? new Set()
    listeners.set(memberId, set.add(listener))
    count++
    return () => {
      if (!set.delete(listener)) return
      count--
      if (set.size === 0 && listeners.get(memberId) === set) listeners.delete(memberId)
    }
  }

  return {
    hand(telegram: Telegram) {
      for (const listener of listeners.get(telegram.memberId) ?? []) listener(telegram)
    },
    stats: () => ({ listeners: count }),
    listen(memberId: string, signal: AbortSignal): AsyncIterable<Telegram> {
      const queue: Telegram[] = []
      let wake = () => {}
      const remove = add(memberId, (telegram) => {
        queue.push(telegram)
        wake()
      })
      const stop = () => {
        remove()
        wake()
      }
      if (signal.aborted) stop()
      else signal.addEventListener('abort', stop, { once: true })
      return drain(
        queue,
        signal,
        () =>
          new Promise<void>((resolve) => {
            wake = resolve
          }),
      )
    },
  }
}

async function* drain(queue: Telegram[], signal: AbortSignal, next: () => Promise<void>): AsyncGenerator<Telegram> {
  while (!signal.aborted) {
    const telegram = queue.shift()
    if (telegram) yield telegram
    else await next()
  }
}
