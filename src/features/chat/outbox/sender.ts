import { createAtom, type ReadonlyAtom } from '@tanstack/react-store'
import { refusalIn } from '../../../lib/refusal-words.ts'
import { isTransient, shouldRetry } from '../../../lib/retry.ts'
import type { Outbox, Outgoing, OutgoingDraft } from './outbox.ts'
import * as outboxes from './outbox.ts'

export interface SenderPorts<Receipt> {
  /** Hands a message to the server; rejects with what the server or the line says. */
  send(message: Outgoing): Promise<Receipt>
  /** Milliseconds before the next try after so many failures. */
  delay(failures: number, error: unknown): number
  /** False while trying would be of no use. */
  hasLine(): boolean
  restore(): Outbox
  /** Keeps what is unsent for a later page, and forgets what is gone. */
  keep(outbox: Outbox, gone: readonly string[]): void
  onSent(message: Outgoing, receipt: Receipt): void
  /** Whether the screen itself says why the server refused, so that the message need not. */
  saysWhy(message: Outgoing, error: unknown): boolean
  /** A message was refused: the texts that are to be written again, and what was thrown. */
  onReturned(memberId: string, texts: readonly string[], error: unknown): void
  /** The session is over: everything waits for the next log-in. */
  onLoggedOut(error: unknown): void
}

export interface OutboxSender {
  outbox: ReadonlyAtom<Outbox>
  send(message: OutgoingDraft): void
  /** Tries everything to this member again that had failed. */
  retry(memberId: string): void
  /** Forgets messages: their writer does not want them, or they were seen to have arrived. */
  settle(clientIds: readonly string[]): void
  /** The line is back: no need to sit out the delays. */
  hurry(): void
  /** Takes up what an earlier page left unsent, as far as it has come to light since the start, and sends it. */
  resume(): void
}

/** Gets messages to the server: in order, each once, as often as it takes (product §9.4). */
export function createSender<Receipt>(ports: SenderPorts<Receipt>): OutboxSender {
  const delays = new Map<string, ReturnType<typeof setTimeout>>()
  const outbox = createAtom(outboxes.resumed(ports.restore(), new Date()))

  const change = (next: Outbox): void => {
    const before = outbox.get()
    if (next === before) return
    const remaining = new Set(next.map(({ clientId }) => clientId))
    const gone = before.map(({ clientId }) => clientId).filter((clientId) => !remaining.has(clientId))
    // Subscribers read the stored entries, so these are written first.
    ports.keep(next, gone)
    outbox.set(next)
  }

  const sendDue = (): void => {
    if (!ports.hasLine()) return
    for (const message of outboxes.due(outbox.get())) if (!delays.has(message.clientId)) void attempt(message)
  }

  const attempt = async (message: Outgoing): Promise<void> => {
    change(outboxes.underWay(outbox.get(), message.clientId))
    try {
      ports.onSent(message, await ports.send(message))
      change(outboxes.settled(outbox.get(), message.clientId))
    } catch (error) {
      takeFailure(message, error)
    }
    sendDue()
  }

  const takeFailure = (message: Outgoing, error: unknown): void => {
    const { clientId, failures } = message
    if (refusalIn(error)?.code === 'authentication_required') {
      wait(message, error)
      change(outboxes.postponed(outbox.get(), clientId))
      ports.onLoggedOut(error)
    } else if (!isTransient(error)) {
      refuse(message, error)
    } else if (!ports.hasLine()) {
      change(outboxes.postponed(outbox.get(), clientId))
    } else if (shouldRetry(failures, error)) {
      wait(message, error)
      change(outboxes.missed(outbox.get(), clientId))
    } else {
      change(outboxes.gaveUp(outbox.get(), clientId))
    }
  }

  const wait = ({ clientId, failures }: Outgoing, error: unknown): void => {
    const isOver = () => {
      delays.delete(clientId)
      sendDue()
    }
    delays.set(clientId, setTimeout(isOver, ports.delay(failures, error)))
  }

  const refuse = (message: Outgoing, error: unknown): void => {
    const why = { refusal: refusalIn(error), shownElsewhere: ports.saysWhy(message, error) }
    const { outbox: next, returned } = outboxes.refused(outbox.get(), message.clientId, why)
    change(next)
    ports.onReturned(message.memberId, returned, error)
  }

  const hurry = (): void => {
    for (const delay of delays.values()) clearTimeout(delay)
    delays.clear()
    sendDue()
  }

  return {
    outbox,
    send: (message) => {
      change(outboxes.written(outbox.get(), message))
      sendDue()
    },
    retry: (memberId) => {
      change(outboxes.retried(outbox.get(), memberId))
      sendDue()
    },
    settle: (clientIds) => {
      change(clientIds.reduce(outboxes.settled, outbox.get()))
      sendDue()
    },
    hurry,
    resume: () => {
      const known = new Set(outbox.get().map(({ clientId }) => clientId))
      const found = ports.restore().filter(({ clientId }) => !known.has(clientId))
      if (found.length > 0) change([...outboxes.resumed(found, new Date()), ...outbox.get()])
      hurry()
    },
  }
}
