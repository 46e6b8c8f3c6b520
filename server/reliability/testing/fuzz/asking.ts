import type { Question } from '../../../testing/php.ts'
import type { WatchedServer } from '../servers/watch.ts'

export interface Asking {
  server: WatchedServer
  cookie: string
  times: number
  failures: string[]
}

/**
 * Sends a request `times` times, one after the other. Returns the server's cost in milliseconds; `isGranted` if all
 * succeeded.
 */
export async function askTimes({ server, cookie, failures }: Asking, question: Question, times: number) {
  let isGranted = true
  const start = await server.fare()
  for (let n = 0; n < times; n++) {
    const status = await statusOf(server, question, cookie)
    isGranted &&= status < 400
    if (status >= 500) failures.push(`${status} for ${JSON.stringify(question).slice(0, 300)}`)
  }
  const end = await server.fare()
  return { processor: end.processor - start.processor, longestPause: end.longestPause, isGranted }
}

async function statusOf({ url }: WatchedServer, question: Question, cookie: string): Promise<number> {
  const { method = 'GET', path, headers, body } = question
  const leaving = new AbortController()
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie, 'x-forwarded-for': '192.0.2.1', ...headers },
    body: textOf(body),
    redirect: 'manual',
    signal: leaving.signal,
  })
  if (response.headers.get('content-type') === 'text/event-stream') leaving.abort()
  else await response.arrayBuffer()
  return response.status
}

const textOf = (body: unknown) => (body === undefined || typeof body === 'string' ? body : JSON.stringify(body))

/** The bytes of a whole request; some hundred come with every request. */
export const bytesOf = ({ path, headers, body }: Question) =>
  300 + path.length + JSON.stringify(headers ?? {}).length + Buffer.byteLength(textOf(body) ?? '')
