import type { TRPCClient } from '@trpc/client'
import type { AppRouter } from '../../../server/router.ts'
import type { AnyEvent, Arrival } from './events.ts'
import { holdStream } from './hold-stream.ts'
import { whenLookedAt } from './looked-at.ts'
import type { StreamState } from './online.ts'
import { createSequence } from './sequence.ts'
import { joinTabs, type Tabs } from './tabs.ts'

/** What tabs tell one another: what arrived, that one has just joined, and how far the leader is and its stream, that one is looked at. */
type TabMessage =
  | { type: 'arrival'; arrival: Arrival }
  | { type: 'joined' }
  | { type: 'head'; seq: number }
  | { type: 'state'; state: StreamState }
  | { type: 'looked' }

export interface LiveOptions {
  memberId: string
  /** `me.eventSeq`: the last event that the page's data include. */
  eventSeq: number
  client: TRPCClient<AppRouter>
  /** `seq` is undefined for what is not stored. */
  onEvent: (event: AnyEvent, seq: number | undefined) => void
  onState: (state: StreamState) => void
  /** The server refuses the stream: this browser does not reconnect. */
  onRefused: (error: unknown) => void
}

export interface LiveConnection {
  /** Tells how far the server is by other news (the refresh of `me`): reads what the stream has not brought. */
  expect(seq: number): void
  close(): void
}

/** Follows the member's events in this browser until closed: each once, in order, whatever happens to the line. */
export function connectLive({ memberId, eventSeq, client, onEvent, onState, onRefused }: LiveOptions): LiveConnection {
  const sequence = createSequence(eventSeq)
  let catchingUp: Promise<void> | undefined
  let isLeader = false
  let state: StreamState = 'stands'
  let retake = () => {}

  const take = (arrival: Arrival): void => {
    const verdict = sequence.judge(arrival)
    if (verdict === 'catch_up') return void catchUp()
    if (verdict === 'drop') return
    sequence.advance(arrival)
    onEvent(arrival.event, arrival.seq)
  }

  const catchUp = (): Promise<void> => {
    // One that fails is made up for by the next: whatever comes after a gap asks again.
    catchingUp ??= readMissed()
      .catch(() => {})
      .finally(() => {
        catchingUp = undefined
      })
    return catchingUp
  }

  const readMissed = async (): Promise<void> => {
    const { arrivals, isComplete } = await client.live.missed.query({ after: sequence.seen })
    for (const arrival of arrivals) take(arrival)
    if (!isComplete) await readMissed()
  }

  const takeState = (now: StreamState): void => {
    state = now
    onState(now)
  }

  const tellState = (now: StreamState): void => {
    takeState(now)
    tabs?.post({ type: 'state', state: now })
  }

  /** Whichever of the tabs is looked at, the one that holds the stream takes its place back. */
  const look = (): void => {
    if (state !== 'displaced') return
    retake()
    if (!isLeader) tabs?.post({ type: 'looked' })
  }

  const lead = (signal: AbortSignal): void => {
    isLeader = true
    const onArrival = (arrival: Arrival): void => {
      take(arrival)
      tabs?.post({ type: 'arrival', arrival })
    }
    const held = { memberId, client, seen: () => sequence.seen, onArrival, onState: tellState, onRefused }
    retake = holdStream(held, signal)
  }

  const hear = (note: TabMessage): void => {
    if (note.type === 'arrival') take(note.arrival)
    else if (note.type === 'state') takeState(note.state)
    else if (note.type === 'looked') retake()
    else if (note.type === 'head' && note.seq > sequence.seen) void catchUp()
    else if (note.type === 'joined' && isLeader) {
      tabs?.post({ type: 'head', seq: sequence.seen })
      tabs?.post({ type: 'state', state })
    }
  }

  let tabs: Tabs<TabMessage> | undefined
  tabs = joinTabs<TabMessage>(`vonk-live-${memberId}`, lead, hear)
  tabs.post({ type: 'joined' })
  const stopLooking = whenLookedAt(look)
  return {
    expect: (seq) => {
      if (seq > sequence.seen) void catchUp()
    },
    close: () => {
      stopLooking()
      tabs?.close()
    },
  }
}
