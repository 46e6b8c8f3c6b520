import type { Person } from '../clients/people.ts'
import { openStream } from '../clients/stream.ts'
import { ask, type Procedure, procedures } from '../procedures.ts'
import type { RunningServer } from '../servers/server.ts'

/** The result of a request: `served`, `later`, or what was wrong with the answer. */
export type Outcome = string

export const served: Outcome = 'served'
export const later: Outcome = 'told to try again later'

interface People {
  ada: Person
  ben: Person
}

type Request = (server: RunningServer, people: People) => Promise<Outcome>

/** One of each kind of request that needs the database. */
export const requests: Record<string, Request> = {
  query: ({ url }, { ada }) => call(url, 'session.me', undefined, ada),
  search: ({ url }, { ada }) => call(url, 'members.search', {}, ada),
  mutation: ({ url }, { ada, ben }) => {
    const draft = { memberId: ben.id, clientId: Bun.randomUUIDv7(), body: 'Ben je daar?' }
    return call(url, 'chat.send', draft, ada)
  },
  page: ({ url }, { ada }) => page(`${url}/members`, ada),
  'page of a visitor': ({ url }) => page(`${url}/members`),
  'mailed link': ({ url }) => page(`${url}/activate?token=x`),
  'PHP path': ({ url }, { ada }) => phpPath(`${url}/api/chats.php`, ada),
  stream: ({ url }, { ben }) => stream(url, ben),
}

/** Makes so many of each at once. */
export async function askEverything(server: RunningServer, people: People, times: number): Promise<Outcome[]> {
  const kinds = Object.entries(requests).flatMap((kind) => Array<typeof kind>(times).fill(kind))
  return Promise.all(
    kinds.map(async ([name, request]) => {
      const outcome = await request(server, people).catch((error: Error) => error.name)
      return outcome === served || outcome === later ? outcome : `${name}: ${outcome}`
    }),
  )
}

async function call(url: string, name: string, input: unknown, { cookie }: Person): Promise<Outcome> {
  const procedure = procedures.find((one) => one.name === name) as Procedure
  const { status, text } = await ask(url, procedure, input, { cookie })
  return outcomeOf(status, /"code":"try_again_later","words":"\w[^"]*","details":\{"retryAfter":5/.test(text))
}

async function page(address: string, person?: Person): Promise<Outcome> {
  const headers = { accept: 'text/html', 'sec-fetch-dest': 'document', cookie: person?.cookie ?? '' }
  const response = await fetch(address, { headers, redirect: 'manual' })
  const isSaid = /probeer het (later|over)/i.test(await response.text())
  return outcomeOf(response.status, isSaid && response.headers.has('retry-after'))
}

async function phpPath(address: string, { cookie }: Person): Promise<Outcome> {
  const response = await fetch(address, { headers: { cookie } })
  const isSaid = /"error":"try_again_later","message":"\w/.test(await response.text())
  return outcomeOf(response.status, isSaid && response.headers.has('retry-after'))
}

/** Asks for Ben's earlier events. The server may refuse at once, or with an event after the stream has begun. */
async function stream(url: string, { cookie }: Person): Promise<Outcome> {
  const leaving = new AbortController()
  const response = await openStream(url, cookie, 0, leaving.signal)
  let heard = ''
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard += text
    if (/try_again_later|^id: /m.test(heard)) break
  }
  leaving.abort()
  const isSaid = heard.includes('try_again_later')
  return response.status === 200 && isSaid ? later : outcomeOf(response.status, isSaid)
}

function outcomeOf(status: number, isSaid: boolean): Outcome {
  if (status === 503) return isSaid ? later : '503 without a word'
  return status < 400 ? served : `${status}`
}
