import { z } from 'zod'
import * as queries from '../../../db/queries/live.ts'
import { createTurns } from '../../core/concurrency/turns.ts'
import type { MemberContext } from '../../core/context.ts'
import type { AppEvent, TransientEvent } from '../../core/events.ts'
import type { Limit } from '../../core/limits.ts'
import type { BusMessage, ResyncRequest } from '../../core/live/bus.ts'
import { authenticationRequired } from '../../core/refusals.ts'
import { sharesOf } from '../../core/shares.ts'

const pageSize = 200

/** The most missed events that a reader gets one by one. A reader that missed more fetches everything again. */
const maxMissed = 300

/** Higher than the number of any event: a stream from here on begins with `reset`. */
const unknownSeq = Number.MAX_SAFE_INTEGER

/** Of a member's streams: one more begins with `reset`, as if it had missed too much. */
const openings: Limit = { name: 'live openings', duration: 60, member: 30 }

/** Of all streams of a member, in events that they have missed: one that misses more begins afresh. */
const missedLimit: Limit = { name: 'live missed events', duration: 60, member: 1_000 }

/** Streams that are opened together begin one after the other, so that those closed or displaced meanwhile cost nothing. */
const turns = createTurns({ width: 1, maxWaiting: 100_000 })

/** Missed events of all members together: one page in each turn of the event loop. */
const telling = createTurns({ width: pageSize, maxWaiting: 100_000 })

/** Recorded events have their type in core/events.ts and are stored unchanged. */
const recorded = z.custom<AppEvent>()
export const missedEvents = z.object({
  arrivals: z.array(z.object({ seq: z.number(), event: recorded })),
  isComplete: z.boolean(),
})

/** An event as a stream yields it; only those with a number can be resumed from. */
export type Streamed = NumberedAppEvent | { seq?: undefined; event: TransientEvent }

interface NumberedAppEvent {
  seq: number
  event: AppEvent
}

/**
 * Everything that happened to the member after event `lastSeq`, then what happens from now on, each once and in order.
 * It listens before it reads, and reads again whenever a number is missing, so that a lost envelope loses nothing.
 * Throws `authentication_required` as soon as it reads that the session is over.
 */
export async function* follow(ctx: MemberContext, lastSeq: number, signal: AbortSignal): AsyncGenerator<Streamed> {
  const news = ctx.bus.listen(ctx.me, signal, lastSeq)
  try {
    // What happened before it listened is missing like whatever gets lost later.
    await turns.mine(() => sharesOf(ctx))
    if (!news.isOver() && (await isOpenedTooOften(ctx))) news.seen = unknownSeq
    let heard: BusMessage | ResyncRequest | undefined = news.isOver() ? undefined : { gap: true }
    while (heard) {
      for await (const streamed of whatToTell(ctx, heard, news.seen)) {
        news.seen = streamed.seq ?? news.seen
        yield streamed
      }
      heard = (await news.next()).value
    }
  } finally {
    // A stream that fails ends without its signal: the bus would go on collecting for nobody.
    await news.return?.()
  }
}

const isOpenedTooOften = (ctx: MemberContext) =>
  ctx.limits.take(openings, ctx).then(
    () => false,
    () => true,
  )

/**
 * To whoever knows the events up to `seen`: what was heard, everything that is stored, or nothing new. What changes the
 * account may have ended the session, so that it is read.
 */
async function* whatToTell(
  ctx: MemberContext,
  heard: BusMessage | ResyncRequest,
  seen: number,
): AsyncGenerator<Streamed> {
  if ('event' in heard && !('seq' in heard)) yield { event: heard.event }
  else if ('seq' in heard && heard.seq === seen + 1 && heard.event.type !== 'account') yield heard
  else if ('gap' in heard || heard.seq > seen) yield* missed(ctx, seen)
}

async function* missed(ctx: MemberContext, lastSeq: number): AsyncGenerator<NumberedAppEvent> {
  let seen = lastSeq
  while (true) {
    const { arrivals, isComplete } = await missedWithinLimit(ctx, seen)
    await telling.mine(() => sharesOf(ctx), Math.max(1, arrivals.length))
    for (const arrival of arrivals) {
      seen = arrival.seq
      yield arrival
    }
    if (isComplete) return
  }
}

async function missedWithinLimit(ctx: MemberContext, seen: number) {
  const page = await readMissed(ctx, seen)
  if (page.arrivals.length === 0) return page
  return ctx.limits.takeMany(missedLimit, ctx, page.arrivals.length).then(
    () => page,
    () => readMissed(ctx, unknownSeq),
  )
}

/**
 * The next stored events after number `after`; `isComplete` when there are no more. A single `reset` when some of them
 * are no longer kept, when they are many, when the number is not one of ours, and when there are messages among them that the member is to
 * see no longer: fetched afresh, everything is as if they had never come. Throws `authentication_required` when the
 * session is over.
 */
export async function readMissed({ db, me }: MemberContext, after: number): Promise<z.infer<typeof missedEvents>> {
  // The head first: an event that comes between the two statements is then in the page, and no gap.
  const { head, session } = await queries.readStanding(db, { memberId: me.id, sessionId: me.sessionId })
  if (session !== 'open') throw authenticationRequired({ session })
  const isReset = head - after > maxMissed || after > head
  const page = isReset ? [] : await queries.readEventsAfter(db, me.id, after, pageSize)
  const isGapless = page[0] ? page[0].seq === after + 1 : head === after
  if (!isGapless || page.some(({ isHidden }) => isHidden))
    return { arrivals: [{ seq: head, event: { type: 'reset' } }], isComplete: true }
  const arrivals = page.map(({ seq, type, data }) => ({ seq, event: { type, ...(data as object) } as AppEvent }))
  return { arrivals, isComplete: page.length < pageSize }
}
