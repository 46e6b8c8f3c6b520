import { expect } from 'bun:test'
import { TRPCClientError } from '@trpc/client'
import { forgetOwnLikes, ownLike } from '../../src/features/likes/button/own-likes.ts'
import { takeIntoCache } from '../../src/lib/live/run.ts'
import type { QueryContext } from '../../src/lib/router-context.ts'
import { keepNewestMe } from '../../src/lib/session/me.ts'
import { createQueryContext } from '../../src/lib/testing/query-context.ts'
import * as live from '../../src/live.ts'
import type { MemberContext } from '../core/context.ts'
import { eventsAfter, type NumberedEvent } from './events.ts'
import { screens as screensOfFeatures } from './matrices.ts'
import type { Answer, Screen } from './screen.ts'

/** What a member has on the screens of one browser, as the server answered when they were opened. */
export interface Browser {
  ctx: MemberContext
  /** The number of the last event that all of it includes. */
  eventSeq: number
  screens: { screen: Screen; answer: Answer }[]
}

/** Opens everything that a member can look at, with what there is between them and these others. */
export async function openBrowser(ctx: MemberContext, others: { id: string; name: string }[] = []): Promise<Browser> {
  const screens = []
  for (const screen of screensOfFeatures.flatMap((of) => of(ctx, others)).toSorted(ownFrameFirst))
    screens.push({ screen, answer: await screen.load() })
  const me = screens[0]?.answer.data as { eventSeq: number } | undefined
  if (!me) throw new Error('nobody is logged in')
  return { ctx, eventSeq: me.eventSeq, screens }
}

const ownFrameFirst = (a: Screen, b: Screen) => Number(b.heap === 'me') - Number(a.heap === 'me')

export interface Replay {
  /** Screens that an event could not bring up to date, so that a browser asks again, and their heaps. */
  asked: string[]
  heaps: string[]
  /** Screens that the server would fill with something else now. */
  changed: string[]
}

/**
 * Applies the member's later events to the open screens, with the code that runs in a browser. Expects that they equal
 * screens loaded now, or are marked to be loaded. `told` replaces the events, for a member who was away.
 */
export async function expectReplayed({ ctx, eventSeq, screens }: Browser, told?: NumberedEvent[]): Promise<Replay> {
  const context = keptIn(screens)
  const { queryClient } = context
  forgetOwnLikes()
  takeAll(context, told ?? (await eventsAfter(ctx.db, ctx.me.id, eventSeq)), ctx.me.id)
  const replay: Replay = { asked: [], heaps: [], changed: [] }
  for (const { screen, answer } of screens) {
    const { name, heap, key, load, shown } = screen
    const afresh = seen(await load(), shown)
    if (!Bun.deepEquals(seen(answer, shown), afresh)) replay.changed.push(name)
    const state = queryClient.getQueryState(key)
    if (state?.isInvalidated) {
      replay.asked.push(name)
      if (!replay.heaps.includes(heap)) replay.heaps.push(heap)
    } else expect({ [name]: seen({ ...answer, data: state?.data }, shown) }).toEqual({ [name]: afresh })
  }
  queryClient.clear()
  return replay
}

function keptIn(screens: Browser['screens']): QueryContext {
  const context = createQueryContext()
  const { queryClient } = context
  keepNewestMe(context)
  for (const { screen, answer } of screens) {
    const query = queryClient.getQueryCache().build(queryClient, { queryKey: screen.key })
    if (answer.refusal) query.setState({ status: 'error', error: new TRPCClientError(answer.refusal) })
    else query.setData(answer.data)
  }
  return context
}

function takeAll(context: QueryContext, events: NumberedEvent[], myId: string): void {
  const features = Object.values(live)
  for (const arrival of events) takeIntoCache(features, arrival, { ...context, myId })
}

/** What somebody sees of an answer: hearts follow the member's own likes, and a refusal is a page of its own. */
function seen({ data, refusal }: Answer, shown: Screen['shown']): unknown {
  return refusal ?? JSON.parse(JSON.stringify(shown(data)), (_, value) => withOwnLike(value))
}

function withOwnLike(value: unknown): unknown {
  const isCard = typeof value === 'object' && value !== null && 'id' in value && 'liked' in value
  return isCard ? { ...value, liked: ownLike(String(value.id), value.liked === true) } : value
}
