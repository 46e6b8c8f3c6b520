import { expect, test } from 'bun:test'
import { aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { appOf } from '../../testing/php.ts'
import { transports } from '../../testing/transports.ts'
import { testWorld } from '../../testing/world.ts'
import { mostAsked, parseJson } from './body.ts'

const lander = 'https://lander.example'
const database = await freshDatabase()
await aSite(database.db, { settings: { landerOrigins: [lander] } })
const world = await testWorld(database)

/** In the two ways of asking, of which one has two transports. */
const ways = [
  ['/api/signup.php', undefined],
  ...transports.map(([, transport]) => ['/trpc/session.setLocale', transport] as const),
] as const
type Way = (typeof ways)[number]

/** Sends a body to an application that waits `bodyPatience` milliseconds for it. */
async function put(
  [path, transport]: Way,
  body: BodyInit,
  headers: Record<string, string> = {},
  bodyPatience = 10_000,
) {
  const app = appOf(world, { transport, bodyPatience })
  const isCall = path.startsWith('/trpc/')
  const origin: Record<string, string> = isCall ? {} : { origin: lander }
  const request = new Request(`http://localhost${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...origin, ...headers },
    body,
  })
  const response = await app.handle(request)
  const { error } = (await response.json()) as { error: string & { json: { message: string } } }
  return {
    status: response.status,
    said: isCall ? error.json.message : error,
    mayBeRead: response.headers.get('access-control-allow-origin') === (isCall ? null : lander),
  }
}

/** As a line that goes silent, and one that never does. */
const stalled = () => new ReadableStream({ start: (line) => line.enqueue(new TextEncoder().encode('{"json":')) })
const endless = () => new ReadableStream({ pull: (line) => line.enqueue(new Uint8Array(10_000).fill(32)) })

test('a body that does not come is told to be late', async () => {
  for (const way of ways)
    expect(await put(way, stalled(), {}, 0), way[0]).toEqual({
      status: 408,
      said: 'request_timeout',
      mayBeRead: true,
    })
})

test('a body that is too large is not read to its end, and whoever sent it may read why', async () => {
  const tooLarge = { status: 413, said: 'body_too_large', mayBeRead: true }
  for (const way of ways) {
    expect(await put(way, endless()), way[0]).toEqual(tooLarge)
    expect(await put(way, stalled(), { 'content-length': `${mostAsked + 1}` }), way[0]).toEqual(tooLarge)
  }
})

test('a body that is no text is no input', async () => {
  for (const way of ways)
    expect(await put(way, new Uint8Array([123, 34, 255, 254, 34, 58, 49, 125])), way[0]).toMatchObject({
      ...{ status: 400, said: 'input_invalid' },
    })
})

test('nests without end are refused, and brackets that somebody writes are not', () => {
  for (const nest of ['['.repeat(33), `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, `["\\"",${'['.repeat(33)}`])
    expect(() => parseJson(nest), nest).toThrow('input_invalid')
  for (const words of ['['.repeat(100), `"${'{'.repeat(100)}`, '\\[['.repeat(50)])
    expect(parseJson(JSON.stringify({ words: [words] }))).toEqual({ words: [words] })
  expect(parseJson(`[${'[],'.repeat(100)}1]`)).toHaveLength(101)
  expect(() => parseJson(`[${'1,'.repeat(1000)}1]`)).toThrow('input_invalid')
})

test.each([
  ['half a surrogate', '\\ud83d'],
  ['the sign for what could not be read', '\ufffd'],
])('%s is no text, and the field is named', (_, sign) => {
  const refusalOf = (json: string) => {
    try {
      parseJson(json)
    } catch (error) {
      return error
    }
  }
  const sent = [`{"json":{"text":"a${sign}b"}}`, `{"0":{"json":{"text":["a","${sign}"]}}}`, `{"text":{"${sign}":1}}`]
  for (const json of sent)
    expect(refusalOf(json), json).toMatchObject({ code: 'text_unreadable', details: { field: 'text' } })
  expect(parseJson('{"text":"\\ud83d\\ude00"}')).toEqual({ text: '😀' })
})
