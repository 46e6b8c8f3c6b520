import superjson, { type SuperJSONResult } from 'superjson'
import type { AppEvent } from '../../../core/events.ts'

export interface Arrival {
  seq: number
  event: AppEvent
}

export interface Follower {
  /** What has arrived so far, in the order of arrival. */
  arrivals: Arrival[]
  /** How often it has had to connect. */
  connections(): number
  /** Drops the line; it connects again by itself. */
  cut(): void
  stop(): Promise<void>
}

/** Opens a member's stream of events at event `after`, as an `EventSource` would. */
export function openStream(url: string, cookie: string, after: number, signal?: AbortSignal): Promise<Response> {
  const input = encodeURIComponent(JSON.stringify(superjson.serialize({ lastEventId: 0 })))
  const headers = { cookie, accept: 'text/event-stream', 'last-event-id': `${after}` }
  return fetch(`${url}/trpc/live.events?input=${input}`, { headers, signal })
}

/** Follows a member's events and connects again whenever the line ends, with the number of the last event it has. */
export function follow(url: string, cookie: string): Follower {
  const arrivals: Arrival[] = []
  const leaving = new AbortController()
  let line = new AbortController()
  let connections = 0

  async function listen(): Promise<void> {
    line = new AbortController()
    connections++
    const after = arrivals.at(-1)?.seq ?? 0
    const response = await openStream(url, cookie, after, AbortSignal.any([line.signal, leaving.signal]))
    if (!response.ok || !response.body) throw new Error(`stream refused: ${response.status}`)
    for await (const arrival of readArrivals(response.body)) arrivals.push(arrival)
  }
  async function keepListening(): Promise<void> {
    for (let pause = 10; !leaving.signal.aborted; pause = Math.min(pause * 2, 640)) {
      const before = arrivals.length
      await listen().catch(() => {})
      if (arrivals.length > before) pause = 10
      await Bun.sleep(pause)
    }
  }

  const following = keepListening()
  return {
    arrivals,
    connections: () => connections,
    cut: () => line.abort(),
    stop: () => {
      leaving.abort()
      return following
    },
  }
}

/** The numbered events of a server-sent stream; what is cut off in the middle counts for nothing. */
export async function* readArrivals(body: ReadableStream<Uint8Array>): AsyncGenerator<Arrival> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of body) {
    text += decoder.decode(bytes, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => [line.split(':', 1)[0], line.slice(line.indexOf(':') + 2)]),
      )
      const [id, data] = [fields.get('id'), fields.get('data')]
      if (!id || !data) continue
      yield { seq: Number(id), event: superjson.deserialize<AppEvent>(JSON.parse(data) as SuperJSONResult) }
    }
  }
}
