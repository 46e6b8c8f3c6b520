import type { WireRefusal } from '../../../../server/core/refusal.ts'
import type { ChatMessage, Conversation } from '../../../../server/features/chat/views.ts'
import type { Outgoing } from '../outbox/outbox.ts'

/** A message as the log shows it, whether the server has it or it is still on its way. */
export interface ShownMessage {
  key: string
  clientId: string
  mine: boolean
  body: string
  content?: ChatMessage['content']
  replyTo?: ChatMessage['replyTo']
  reaction?: ChatMessage['reaction']
  /** ISO 8601, UTC. */
  at: string
  /** Undefined until the server has it. */
  seq?: number
  state: 'received' | 'sent' | 'delivered' | 'read' | Outgoing['state']
  refusal?: WireRefusal
}

export interface LogEntry extends ShownMessage {
  /** The day it is the first of, `yyyy-mm-dd`. */
  day?: string
  /** The first of so many new ones. */
  newCount?: number
  /** The first and last of what one person says in one go: time and read state stand once, under the last. */
  startsTurn: boolean
  endsTurn: boolean
}

/** Longer silences begin a new turn, in milliseconds. */
const turnPause = 10 * 60_000

/** Up to which of my messages the other one has come. */
type HowFar = Pick<Conversation, 'otherReadSeq' | 'otherDeliveredSeq'>

function stateOf(seq: number, { otherReadSeq, otherDeliveredSeq }: HowFar): 'sent' | 'delivered' | 'read' {
  if (seq <= otherReadSeq) return 'read'
  return seq <= otherDeliveredSeq ? 'delivered' : 'sent'
}

/** The messages of both, by number, then what is on its way. A message that has arrived meanwhile is shown once. */
export function shownMessages(
  messages: readonly ChatMessage[],
  outgoing: readonly Outgoing[],
  { meId, ...far }: { meId: string } & HowFar,
): ShownMessage[] {
  const arrived = new Set<string>()
  const shown = messages.map(({ senderId, createdAt, ...message }): ShownMessage => {
    const { clientId, seq, body, content, replyTo, reaction } = message
    const mine = senderId === meId
    if (mine) arrived.add(clientId)
    const state = mine ? stateOf(seq, far) : 'received'
    return {
      key: keyOf(senderId, clientId),
      clientId,
      mine,
      body,
      content,
      replyTo,
      reaction,
      at: createdAt,
      seq,
      state,
    }
  })
  for (const { clientId, body, content, replyTo, writtenAt, state, refusal } of outgoing) {
    if (arrived.has(clientId)) continue
    shown.push({
      key: keyOf(meId, clientId),
      clientId,
      mine: true,
      body,
      content,
      replyTo,
      at: writtenAt,
      state,
      refusal,
    })
  }
  return shown
}

// The same before and after the server has it, so that the bubble on the screen stays where it is.
const keyOf = (senderId: string, clientId: string) => `${senderId} ${clientId}`

export interface EntryFacts {
  /** Whether older messages are not loaded yet: then nothing is known about what precedes the first one. */
  hasOlder: boolean
  /** Where what was new on opening begins: after this number, so many messages. */
  news: { afterSeq: number; count: number } | null
  /** The reader's day of a moment; undefined while that is not known. */
  dayOf: ((moment: string) => string) | undefined
}

/** Puts days, the mark of what is new, and turns round the messages. */
export function entriesOf(messages: readonly ShownMessage[], { hasOlder, news, dayOf }: EntryFacts): LogEntry[] {
  const days = messages.map(({ at }) => dayOf?.(at))
  const opensDay = (i: number) => days[i] !== days[i - 1] && (i > 0 || !hasOlder)
  const isNew = ({ mine, seq }: ShownMessage) => !!news && news.count > 0 && !mine && (seq ?? 0) > news.afterSeq
  const firstNew = messages.findIndex(isNew)
  const newAt = firstNew === 0 && hasOlder ? -1 : firstNew

  const startsTurn = messages.map((message, i) => {
    const before = messages[i - 1]
    if (!before || i === newAt || days[i] !== days[i - 1]) return true
    return before.mine !== message.mine || isAlone(before) || isAlone(message) || pause(before, message) > turnPause
  })
  return messages.map((message, i) => ({
    ...message,
    day: opensDay(i) ? days[i] : undefined,
    newCount: i === newAt ? news?.count : undefined,
    startsTurn: startsTurn[i] ?? true,
    endsTurn: startsTurn[i + 1] ?? true,
  }))
}

/** What went wrong is said, and mended, for each message by itself; and what was taken back tells nothing of those above it. */
const isAlone = ({ state, content }: ShownMessage) =>
  state === 'failed' || state === 'refused' || content?.kind === 'unsent'

const pause = (before: ShownMessage, after: ShownMessage) => Date.parse(after.at) - Date.parse(before.at)
