import type { TRPCClient } from '@trpc/client'
import type { AppRouter } from '../../../server/router.ts'
import { dropIdleConnections, patience } from '../patience.ts'
import { isTransient, retryDelay } from '../retry.ts'
import type { Arrival } from './events.ts'
import type { StreamState } from './online.ts'

export interface HeldStream {
  memberId: string
  client: TRPCClient<AppRouter>
  /** The number of the last event that is known, whenever the stream is opened. */
  seen: () => number
  onArrival: (arrival: Arrival) => void
  onState: (state: StreamState) => void
  /** The server says no: the stream is over. */
  onRefused: (error: unknown) => void
}

/**
 * Holds the stream open, by as many tries as it takes, until the signal aborts or the server says no. Returns what takes
 * its place back when newer pages have displaced it: by itself it does not, or two pages would do so for ever.
 */
export function holdStream(
  { memberId, client, seen, onArrival, onState, onRefused }: HeldStream,
  signal: AbortSignal,
): () => void {
  let isDisplaced = false
  let failures = 0
  let nextTry: ReturnType<typeof setTimeout> | undefined
  let stream: { unsubscribe(): void } | undefined

  const thenIn = (milliseconds: number, act: () => void): void => {
    clearTimeout(nextTry)
    nextTry = setTimeout(act, milliseconds)
  }

  /** A try that does not begin hangs on a lost line. */
  const giveUp = (): void => {
    dropIdleConnections()
    open()
  }

  const open = (): void => {
    isDisplaced = false
    stream?.unsubscribe()
    thenIn(patience, giveUp)
    stream = client.live.events.subscribe(
      { memberId, lastEventId: seen() },
      {
        onData: (data) => {
          const event = 'id' in data ? data.data : data
          // A browser gives an event without a number that of the one before it, by which it would be dropped as known.
          const seq = 'id' in data && event.type !== 'typing' ? Number(data.id) : undefined
          onArrival({ seq, event })
        },
        onConnectionStateChange: ({ state }) => {
          // One that has ended is idle afterwards.
          if (isDisplaced) return
          onState(state === 'pending' ? 'stands' : 'lost')
          if (state === 'connecting') return thenIn(patience, giveUp)
          clearTimeout(nextTry)
          failures = 0
        },
        // A browser gives a stream up for good when a proxy says that the server is away.
        onError: (error) => {
          clearTimeout(nextTry)
          onState('lost')
          if (isTransient(error)) thenIn(retryDelay(failures++), open)
          else onRefused(error)
        },
        // The server completes a stream only when newer ones displace it.
        onComplete: () => {
          clearTimeout(nextTry)
          isDisplaced = true
          onState('displaced')
        },
      },
    )
  }

  const leave = (): void => {
    clearTimeout(nextTry)
    stream?.unsubscribe()
  }
  signal.addEventListener('abort', leave, { once: true })
  open()
  return () => {
    if (isDisplaced && !signal.aborted) open()
  }
}
