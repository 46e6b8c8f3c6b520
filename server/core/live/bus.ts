import { checkTold } from '../declared.ts'
import type { AppEvent, TransientEvent } from '../events.ts'
import type { SignedIn } from '../sessions.ts'
import { Inbox } from './queue.ts'

/** What travels from the verb that caused it to the open screens of one member. */
export type Telegram = { memberId: string } & ({ seq: number; event: AppEvent } | { event: TransientEvent } | Gap)

/** What a listener hears when telegrams to it may have been lost, or its session is over: it reads the database. */
export interface Gap {
  gap: true
}

/** Who listens, and by which log-in. */
export type Listener = Pick<SignedIn, 'id' | 'sessionId'>

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
  listen(member: Listener, signal: AbortSignal): Listening
  /** The sessions by which somebody listens on this node. */
  sessions(): string[]
  /** Makes those who listen by these sessions read the database. */
  makeLook(sessionIds: string[]): void
  /** Listeners open, for the metrics. */
  stats(): { listeners: number }
  close(): Promise<void>
}

export function createLocalBus(): Bus {
  const exchange = createExchange()
  return {
    publish: (telegrams) => {
      for (const telegram of telegrams) {
        if ('event' in telegram) checkTold(telegram.event.type)
        exchange.hand(telegram)
      }
    },
    ...exchange.listening,
    close: async () => {},
  }
}

class ListenerInbox extends Inbox<Telegram | Gap> {
  constructor(
    readonly sessionId: string,
    ...rest: ConstructorParameters<typeof Inbox>
  ) {
    super(...rest)
  }
}

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

  function* all(): Generator<ListenerInbox> {
    for (const set of listeners.values()) yield* set
  }

  const listening: Pick<Bus, 'listen' | 'sessions' | 'makeLook' | 'stats'> = {
    listen({ id: memberId, sessionId }, signal) {
      const inbox = new ListenerInbox(sessionId, signal, () => remove(memberId, inbox))
      if (!signal.aborted) add(memberId, inbox)
      return inbox
    },
    sessions: () => [...new Set(all().map((inbox) => inbox.sessionId))],
    makeLook(sessionIds) {
      const ids = new Set(sessionIds)
      for (const inbox of all()) if (ids.has(inbox.sessionId)) inbox.put({ gap: true })
    },
    stats: () => ({ listeners: count }),
  }

  return {
    listening,
    hand(telegram: Telegram) {
      for (const inbox of listeners.get(telegram.memberId) ?? []) inbox.put(telegram)
    },
    /** Tells everybody that telegrams may have been lost. */
    handGap() {
      for (const inbox of all()) inbox.put({ gap: true })
    },
  }
}
