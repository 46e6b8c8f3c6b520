import { isTrackedEnvelope } from '@trpc/server'
import { transformer } from './transformer.ts'

export interface StreamRules {
  /** Milliseconds between two signs of life. */
  pingEvery: number
  /** Milliseconds after which a reader has to come again: it gets rid of those that have gone without a word. */
  longest: number
  /** Milliseconds of silence after which a reader comes again by itself. */
  readersPatience: number
}

/** For every subscription. */
export const streamRules: StreamRules = {
  // Below the server's idle timeout, so that a silent stream stays open.
  pingEvery: 15_000,
  readersPatience: 40_000,
  // Ends half-open connections and checks the session again.
  longest: 30 * 60_000,
}

export interface StreamSource {
  /** Ends when the signal aborts. */
  open(signal: AbortSignal): Promise<AsyncIterable<unknown>>
  errorShape(thrown: unknown): unknown
}

/**
 * What a source tells as server-sent events, written as tRPC's client reads them. tRPC's own way keeps the whole call and a
 * chain of four streams for as long as somebody listens: three times the memory of a stream, and more work per event.
 */
export function eventStream(source: StreamSource, rules: StreamRules, leaving: AbortSignal): ReadableStream {
  return new ReadableStream(new EventStream(source, rules, leaving))
}

/** Thousands of them wait at the same time: that is why it has methods, which they share, and no closures. */
class EventStream implements UnderlyingDefaultSource<Uint8Array> {
  private readonly ended = new AbortController()
  private iterator: AsyncIterator<unknown> | undefined
  private pinging: Timer | undefined
  private expiry: Timer | undefined

  constructor(
    private readonly source: StreamSource,
    private readonly rules: StreamRules,
    private readonly leaving: AbortSignal,
  ) {}

  start(controller: ReadableStreamDefaultController<Uint8Array>): void {
    const { pingEvery, longest, readersPatience } = this.rules
    controller.enqueue(named('connected', JSON.stringify({ reconnectAfterInactivityMs: readersPatience })))
    this.pinging = setInterval(pingReader, pingEvery, controller)
    this.expiry = setTimeout(endStream, longest, this)
    if (this.leaving.aborted) this.cancel()
    else this.leaving.addEventListener('abort', () => this.cancel(), { once: true })
  }

  async pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    const { signal } = this.ended
    const last = await this.writeNext(controller).catch((thrown) => {
      return named('serialized-error', serialized(this.source.errorShape(thrown)))
    })
    if (!last) return
    // One that was cut off says no goodbye: its reader comes again.
    if (!signal.aborted) controller.enqueue(last)
    this.cancel()
    controller.close()
  }

  /** Tells what comes next; where there is no more, returns the last words. */
  private async writeNext(controller: ReadableStreamDefaultController<Uint8Array>): Promise<Uint8Array | undefined> {
    this.iterator ??= (await this.source.open(this.ended.signal))[Symbol.asyncIterator]()
    const { value, done } = await this.iterator.next()
    if (done) return named('return', '')
    controller.enqueue(eventOf(value))
  }

  cancel(): void {
    this.ended.abort()
    clearInterval(this.pinging)
    clearTimeout(this.expiry)
  }
}

/** Unless the reader takes nothing any more. */
function pingReader(controller: ReadableStreamDefaultController<Uint8Array>): void {
  if ((controller.desiredSize ?? 0) > 0) controller.enqueue(ping)
}

const endStream = (stream: EventStream) => stream.cancel()

const encoder = new TextEncoder()
const named = (event: string, data: string) => encoder.encode(`event: ${event}\ndata: ${data}\n\n`)
const ping = named('ping', '')
const serialized = (value: unknown) => JSON.stringify(transformer.serialize(value))

function eventOf(value: unknown): Uint8Array {
  if (!isTrackedEnvelope(value)) return encoder.encode(`data: ${serialized(value)}\n\n`)
  const [id, data] = value
  return encoder.encode(`data: ${serialized(data)}\nid: ${id}\n\n`)
}
