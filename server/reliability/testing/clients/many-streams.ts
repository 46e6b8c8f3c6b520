import type { Socket } from 'bun'
import superjson from 'superjson'
import { sessionCookieName } from '../../../core/sessions.ts'

/** Whose stream to open: a member and the secret in their browser's cookie. */
export interface Listener {
  id: string
  secret: string
}

export interface ManyStreams extends Disposable {
  /** Opens a stream from event 0 on for each, so many at once, and waits until the server has begun all of them. */
  open(listeners: Listener[]): Promise<void>
  /** Drops the lines of these members. */
  close(listeners: Listener[]): void
  /** The number of the last event that has reached the member; 0 before the first. */
  lastEventOf(memberId: string): number
  /** Resolves when an event after this number has reached the member. */
  reached(memberId: string, after: number): Promise<void>
  /** How many streams are open. */
  standing(): number
  /** The number of pings on the stream with the fewest. */
  fewestPings(): number
}

interface Line {
  lastEvent: number
  pings: number
  /** What has come of a line of text that is not complete. */
  begun: string
  isStanding: boolean
  hasBegun: PromiseWithResolvers<void>
  wake?: () => void
}

const openedAtOnce = 50

/**
 * Thousands of members' streams in one process. Raw sockets read only the numbers of the events, so that listening
 * costs less than serving.
 */
export function manyStreams(port: number): ManyStreams {
  const sockets = new Map<string, Socket<Line>>()
  const lineOf = (memberId: string) => sockets.get(memberId)?.data

  async function openOne({ id, secret }: Listener): Promise<void> {
    const hasBegun = Promise.withResolvers<void>()
    const data: Line = { lastEvent: 0, pings: 0, begun: '', isStanding: true, hasBegun }
    const socket = await Bun.connect({ hostname: '127.0.0.1', port, data, socket: handlers })
    sockets.set(id, socket)
    socket.write(requestOf(secret))
    await hasBegun.promise
  }

  return {
    async open(listeners) {
      const waiting = [...listeners]
      const lanes = Array.from({ length: openedAtOnce }, async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) await openOne(next)
      })
      await Promise.all(lanes)
    },
    close(listeners) {
      for (const { id } of listeners) {
        sockets.get(id)?.terminate()
        sockets.delete(id)
      }
    },
    lastEventOf: (memberId) => lineOf(memberId)?.lastEvent ?? 0,
    async reached(memberId, after) {
      const line = lineOf(memberId)
      while (line?.isStanding && line.lastEvent <= after) {
        await new Promise<void>((wake) => Object.assign(line, { wake }))
      }
      if (!line?.isStanding) throw new Error(`The stream of ${memberId} does not stand`)
    },
    standing: () => [...sockets.values()].filter(({ data }) => data.isStanding).length,
    fewestPings: () => Math.min(...[...sockets.values()].map(({ data }) => data.pings)),
    [Symbol.dispose]() {
      for (const socket of sockets.values()) socket.terminate()
    },
  }
}

function requestOf(secret: string): string {
  const input = encodeURIComponent(JSON.stringify(superjson.serialize({ lastEventId: 0 })))
  const headers = ['host: localhost', 'accept: text/event-stream', `cookie: ${sessionCookieName}=${secret}`]
  return [`GET /trpc/live.events?input=${input} HTTP/1.1`, ...headers, '', ''].join('\r\n')
}

/** One for all lines. */
const handlers = {
  data({ data: line }: Socket<Line>, bytes: Uint8Array) {
    const lines = (line.begun + decoder.decode(bytes)).split('\n')
    line.begun = lines.pop() ?? ''
    for (const text of lines) hear(line, text)
  },
  close({ data: line }: Socket<Line>) {
    line.isStanding = false
    line.hasBegun.reject(new Error('The server has closed a stream'))
    line.wake?.()
  },
  error(socket: Socket<Line>) {
    socket.terminate()
  },
}

const decoder = new TextDecoder('latin1')

function hear(line: Line, text: string): void {
  if (text === 'event: connected') line.hasBegun.resolve()
  else if (text === 'event: ping') line.pings++
  else if (text.startsWith('id: ')) {
    line.lastEvent = Number(text.slice(4))
    line.wake?.()
  } else if (text.startsWith('HTTP/1.1 ') && !text.startsWith('HTTP/1.1 200')) line.hasBegun.reject(new Error(text))
}
