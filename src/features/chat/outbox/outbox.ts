import type { WireRefusal } from '../../../../server/core/refusal.ts'
import type { MessageContent, Quotation } from '../../../../server/features/chat/views.ts'

/** A message on its way, kept until the server has it or its writer gives it up. */
export interface Outgoing {
  /** Made by us and never changed: the server knows a second try by it and neither sends nor charges again. */
  clientId: string
  memberId: string
  body: string
  content?: MessageContent
  /** What it costs where no free message pays, in credits; a text costs what the site asks. */
  price?: number
  /** The message that it answers. */
  replyTo?: Quotation
  /** ISO 8601, UTC. */
  writtenAt: string
  /** `failed` after too many tries, until its writer decides; `refused` by the server, so trying again is of no use. */
  state: 'waiting' | 'sending' | 'failed' | 'refused'
  failures: number
  refusal?: WireRefusal
}

/** In the order of writing. Those to one member go out one after the other, so that they arrive in that order. */
export type Outbox = readonly Outgoing[]

/** A kept message older than this waits for its writer instead of going out by itself, in milliseconds. */
const staleAfter = 24 * 60 * 60_000

/** What its writer says. */
export type Saying = Pick<Outgoing, 'body' | 'content' | 'price' | 'replyTo'> & Partial<Pick<Outgoing, 'clientId'>>

/** As its writer gives it to the outbox. */
export type OutgoingDraft = Omit<Outgoing, 'state' | 'failures' | 'refusal'>

export function written(outbox: Outbox, message: OutgoingDraft): Outbox {
  const superseded = (each: Outgoing) => each.memberId === message.memberId && each.state === 'refused'
  return [...outbox.filter((each) => !superseded(each)), { ...message, state: 'waiting', failures: 0 }]
}

/** The next message to each member, where none is under way to them already. */
export function due(outbox: Outbox): Outbox {
  const isQueued = ({ state }: Outgoing) => state === 'waiting' || state === 'sending'
  const heads = new Map<string, Outgoing>()
  for (const message of outbox) {
    if (isQueued(message) && !heads.has(message.memberId)) heads.set(message.memberId, message)
  }
  return [...heads.values()].filter(({ state }) => state === 'waiting')
}

export function underWay(outbox: Outbox, clientId: string): Outbox {
  return changed(outbox, clientId, { state: 'sending' })
}

/** The server has it, or its writer does not want it any more. */
export function settled(outbox: Outbox, clientId: string): Outbox {
  return outbox.some((each) => each.clientId === clientId)
    ? outbox.filter((each) => each.clientId !== clientId)
    : outbox
}

/** A try did not get through: it waits for the next one. */
export function missed(outbox: Outbox, clientId: string): Outbox {
  const failures = find(outbox, clientId)?.failures ?? 0
  return changed(outbox, clientId, { state: 'waiting', failures: failures + 1 })
}

/** There was no line or nobody logged in to try with: that does not count as a failure. */
export function postponed(outbox: Outbox, clientId: string): Outbox {
  return changed(outbox, clientId, { state: 'waiting' })
}

/** Tries enough: this message and those behind it wait for their writer, so that none overtakes another. */
export function gaveUp(outbox: Outbox, clientId: string): Outbox {
  const memberId = find(outbox, clientId)?.memberId
  return outbox.map((each) =>
    each.memberId === memberId && each.state !== 'refused' ? { ...each, state: 'failed' } : each,
  )
}

/** Everything to this member that had failed goes out again, in the order of writing. */
export function retried(outbox: Outbox, memberId: string): Outbox {
  return outbox.map((each) =>
    each.memberId === memberId && each.state === 'failed' ? { ...each, state: 'waiting', failures: 0 } : each,
  )
}

/**
 * The server said no. The texts of this message and of those waiting behind it come back to be edited; the message
 * itself stays to be seen with the server's words unless `shownElsewhere`. What is no text, and waits behind it, stays for
 * its writer to decide.
 */
export function refused(
  outbox: Outbox,
  clientId: string,
  { refusal, shownElsewhere }: { refusal?: WireRefusal; shownElsewhere: boolean },
): { outbox: Outbox; returned: string[] } {
  const message = find(outbox, clientId)
  if (!message) return { outbox, returned: [] }
  const isBehind = (each: Outgoing) => each.memberId === message.memberId && each.state === 'waiting'
  const returned = [message, ...outbox.filter(isBehind)].filter(isText).map(({ body }) => body)
  const left = outbox
    .filter((each) => !isBehind(each) || !isText(each))
    .map((each): Outgoing => (isBehind(each) ? { ...each, state: 'failed' } : each))
  return {
    outbox: shownElsewhere ? settled(left, clientId) : changed(left, clientId, { state: 'refused', refusal }),
    returned,
  }
}

export const isText = ({ content }: Outgoing): boolean => content === undefined

/** What was kept over a reload: a try that was cut off is made again, under the same id. */
export function resumed(kept: Outbox, now: Date): Outbox {
  const isStale = ({ writtenAt }: Outgoing) => now.getTime() - Date.parse(writtenAt) > staleAfter
  return kept
    .filter(({ state }) => state !== 'refused')
    .map(
      (each): Outgoing => ({
        ...each,
        state: each.state === 'failed' || isStale(each) ? 'failed' : 'waiting',
        failures: 0,
      }),
    )
    .toSorted((a, b) => a.writtenAt.localeCompare(b.writtenAt))
}

function find(outbox: Outbox, clientId: string): Outgoing | undefined {
  return outbox.find((each) => each.clientId === clientId)
}

function changed(outbox: Outbox, clientId: string, change: Partial<Outgoing>): Outbox {
  return outbox.map((each) => (each.clientId === clientId ? { ...each, ...change } : each))
}
