import { describe, expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { appOf, askingOf, type Question } from '../../testing/php.ts'
import { transports } from '../../testing/transports.ts'
import { testWorld } from '../../testing/world.ts'
import { byAdapter } from './by-adapter.ts'
import { byHand } from './by-hand.ts'
import { maxBatchSize } from './handler.ts'
import type { Transport } from './transport.ts'

const database = await freshDatabase()
await aSite(database.db)
const world = await testWorld(database)
const ada = await aMember(database.db)

type Call = Pick<Question, 'method' | 'path' | 'body' | 'headers'>

function callsBy(transport: Transport): (call: Call) => Promise<Response> {
  const ask = askingOf(world, appOf(world, { transport }))
  return ({ path, body, method = body === undefined ? 'GET' : 'POST', headers }) =>
    ask({ method, path: `/trpc/${path}`, body, headers, as: ada })
}

async function contentOf(response: Response) {
  const text = await response.text()
  const header = (name: string) => response.headers.get(name)
  const [type, kept] = [header('content-type'), header('cache-control')]
  return { status: response.status, type, kept, body: text === '' ? null : JSON.parse(text) }
}

/** Removes the texts for developers, which nobody sees. */
const withoutWords = (body: unknown) =>
  JSON.parse(JSON.stringify(body, (key, value) => (key === 'message' ? undefined : value)))

const input = (value: unknown) => `input=${encodeURIComponent(JSON.stringify(value))}`
const anybody = { json: { id: Bun.randomUUIDv7() } }

const calls: Record<string, Call> = {
  'a query': { path: 'session.me' },
  'one with an input': { path: `members.get?${input({ json: { id: ada.id } })}` },
  'one that is refused': { path: `members.get?${input(anybody)}` },
  'one without the input that it wants': { path: 'members.get' },
  'an input of the wrong shape': { path: `members.get?${input({ json: { id: 1 } })}` },
  'a mutation': { path: 'session.setLocale', body: JSON.stringify({ json: { locale: 'nl' } }) },
  'a mutation without a body': { path: 'session.setLocale', body: '' },
  'a body that is no object': { path: 'session.setLocale', body: 'null' },
  'a mutation that wants no input, with nonsense for one': { path: 'session.logOut', body: '{' },
  'a query by POST': { path: 'session.me', body: '{}' },
  'a mutation by GET': { path: `session.setLocale?${input({ json: { locale: 'nl' } })}` },
  'an unusual method': { method: 'PUT', path: 'session.me', body: '{}' },
  'a look whether it is there': { method: 'HEAD', path: 'session.me' },
  'several queries': { path: `session.me,sites.settings?batch=1&${input({})}` },
  'several without any input': { path: 'session.me,sites.settings?batch=1' },
  'several of which one is refused': { path: `session.me,members.get?batch=1&${input({ 1: anybody })}` },
  'several that are all refused': { path: `members.get,members.get?batch=1&${input({ 0: anybody, 1: anybody })}` },
  'a batch of one': { path: `members.get?batch=1&${input({ 0: { json: { id: ada.id } } })}` },
  'a batch of one mutation': { path: 'session.setLocale?batch=1', body: '{"0":{"json":{"locale":"nl"}}}' },
}

test('whatever is asked is answered alike by hand and by tRPC’s adapter', async () => {
  const [ours, theirs] = [callsBy(byHand), callsBy(byAdapter)]
  for (const [name, call] of Object.entries(calls)) {
    const [our, their] = [await contentOf(await ours(call)), await contentOf(await theirs(call))]
    const kept = call.method === 'HEAD' ? our.kept : their.kept
    expect({ ...our, body: withoutWords(our.body) }, name).toEqual({ ...their, kept, body: withoutWords(their.body) })
  }
})

/** Forty-six bytes that cost the library's own reader seconds. */
const costly = '{"json":{"locale":"nl"},"meta":{"values":"x"}}'
/** Good but for what no schema asks for and the parser would build all the same. */
const nested = `{"json":{"locale":"nl","id":"${ada.id}","more":${'['.repeat(40)}${']'.repeat(40)}}}`

describe.each(transports)('%s', (_, transport) => {
  const ask = callsBy(transport)

  test('what cannot be called is a refusal, whatever its name', async () => {
    for (const path of ['no.such', 'session', '', '__proto__', 'constructor', 'session.me.name']) {
      expect((await ask({ path })).status, path).toBe(404)
    }
    const [known, unknown] = (await contentOf(await ask({ path: 'session.me,no.such?batch=1' }))).body
    expect([known.result.data.json.id, unknown.error.json.data.httpStatus]).toEqual([ada.id, 404])
  })

  test('a form is no call', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await ask({ path: 'session.setLocale', headers, body: 'locale=nl' })).status).toBe(415)
  })

  test('nobody gets a thousand calls for the price of one', async () => {
    const path = (calls: number) => `${Array.from({ length: calls }, () => 'sites.settings').join()}?batch=1`
    expect((await ask({ path: path(maxBatchSize) })).status).toBe(200)
    const { status, body } = await contentOf(await ask({ path: path(maxBatchSize + 1) }))
    expect([status, body.error.json.message]).toEqual([400, 'input_invalid'])
  })

  test('a refusal comes with its words in the language of whoever asks, also where nobody looked who that is', async () => {
    const headers = { cookie: 'vonk_session=; locale=en' }
    const refused = { path: `members.get?${input(anybody)}`, headers }
    const tooMany = { path: `${'session.me,'.repeat(maxBatchSize)}session.me?batch=1`, headers }
    const wordsOf = async (call: Call) => (await contentOf(await ask(call))).body.error.json.data.refusal.words
    expect(await wordsOf(refused)).toBe('We can’t find this member.')
    expect(await wordsOf(tooMany)).toBe('Something you filled in is not right.')
    expect(await wordsOf({ path: refused.path })).not.toBe(await wordsOf(refused))
  })

  test('an input that only a library would follow is refused before anybody does, whichever way it comes', async () => {
    const inputs: Call[] = [costly, nested].flatMap((json) => [
      { path: 'session.setLocale', body: json },
      { path: 'session.setLocale?batch=1', body: `{"0":${json}}` },
      { path: `members.get?${input(JSON.parse(json))}` },
      { path: `members.get,members.get?batch=1&${input({ 0: JSON.parse(json), 1: JSON.parse(json) })}` },
    ])
    for (const call of inputs) {
      const { status, body } = await contentOf(await ask(call))
      const messages = [body].flat().map(({ error }) => error.json.message)
      expect([status, ...new Set(messages)], call.path).toEqual([400, 'input_invalid'])
    }
  })
})
