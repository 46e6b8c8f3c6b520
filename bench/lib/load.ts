import type { Socket } from 'bun'

export interface Load {
  port: number
  /** How many ask at the same time, each on a line of their own, and ask again as soon as they are answered. */
  connections: number
  milliseconds: number
  /** The next request of a connection, complete as it goes over the line. */
  request(connection: number): string
}

interface Line {
  connection: number
  /** Bytes of the answer under way that have not come yet; undefined before its head. */
  missing: number | undefined
}

export interface Loaded {
  answers: number
  perSecond: number
}

/**
 * Asks a server for a while. Throws at the first answer that is not a 200. It speaks bare HTTP, because a client that
 * does more would take the server's processor.
 */
export async function loadServer({ port, connections, milliseconds, request }: Load): Promise<Loaded> {
  const failed = Promise.withResolvers<never>()
  let answers = 0
  let end = Number.POSITIVE_INFINITY

  function hear(socket: Socket<Line>, bytes: Buffer): void {
    const line = socket.data
    const missing = (line.missing ?? lengthOf(bytes)) - bytes.length
    line.missing = missing > 0 ? missing : undefined
    if (missing > 0) return
    answers++
    if (performance.now() < end) socket.write(request(line.connection))
    else socket.end()
  }

  /** Of a whole answer, from its first bytes. Its head comes in one piece, and says how long the rest is. */
  function lengthOf(bytes: Buffer): number {
    const head = bytes.toString('latin1', 0, bytes.indexOf('\r\n\r\n') + 4)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (!head.startsWith('HTTP/1.1 200') || !length) failed.reject(new Error(bytes.toString().slice(0, 2_000)))
    return head.length + Number(length)
  }

  const open = async (connection: number) => {
    const closed = Promise.withResolvers<void>()
    const socket = await Bun.connect<Line>({
      ...{ hostname: '127.0.0.1', port, data: { connection, missing: undefined } },
      socket: { data: hear, close: () => closed.resolve() },
    })
    return { socket, closed: closed.promise }
  }

  const lines = await Promise.all(Array.from({ length: connections }, (_, connection) => open(connection)))
  const begun = performance.now()
  end = begun + milliseconds
  for (const { socket } of lines) socket.write(request(socket.data.connection))
  await Promise.race([failed.promise, Promise.all(lines.map(({ closed }) => closed))])
  return { answers, perSecond: answers / ((performance.now() - begun) / 1_000) }
}

export interface Ask {
  path: string
  /** The secret of the session. */
  session: string
  /** What is posted, as JSON. */
  body?: unknown
}

/** What a browser sends, as far as the product looks at it. */
function headersOf({ session, body }: Ask): Record<string, string> {
  return {
    host: 'localhost',
    accept: '*/*',
    'accept-language': 'nl,en;q=0.8',
    'user-agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36',
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    'sec-fetch-dest': 'empty',
    cookie: `vonk_session=${session}; locale=nl`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
}

const methodOf = ({ body }: Ask) => (body === undefined ? 'GET' : 'POST')

/** The request as an application in this process takes it. */
export function requestOf(ask: Ask): Request {
  const body = ask.body === undefined ? undefined : JSON.stringify(ask.body)
  return new Request(`http://localhost${ask.path}`, { method: methodOf(ask), headers: headersOf(ask), body })
}

/** The request as it goes over the line. */
export function lineOf(ask: Ask): string {
  const body = ask.body === undefined ? '' : JSON.stringify(ask.body)
  const length = body ? { 'content-length': `${Buffer.byteLength(body)}` } : {}
  const headers = Object.entries({ ...headersOf(ask), 'accept-encoding': 'gzip, deflate, br, zstd', ...length })
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `${methodOf(ask)} ${ask.path} HTTP/1.1\r\n${lines}\r\n${body}`
}
