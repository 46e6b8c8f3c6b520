import { expect, test } from 'bun:test'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { appRouter } from '../../router.ts'
import { testWorld } from '../../testing/world.ts'
import { callsResponse, maxBatchSize } from './calls.ts'

const database = await freshDatabase()
await aSite(database.db)
const world = await testWorld(database)
const ada = await aMember(database.db)
const openContext = () => world.as(ada)

interface Question {
  method?: string
  path: string
  type?: string
  body?: string
}

const requestOf = ({ method, path, type = 'application/json', body }: Question) =>
  new Request(`http://localhost/trpc/${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: body === undefined ? {} : { 'content-type': type },
    body,
  })

async function ours(question: Question): Promise<Response> {
  const request = requestOf(question)
  const url = new URL(request.url)
  const incoming = { request, url, socketAddress: '', requestId: 'test', bodyPatience: 1000 }
  return callsResponse(incoming, {
    router: appRouter,
    names: url.pathname.slice('/trpc/'.length),
    log: world.log,
    openContext,
  })
}

const librarys = (question: Question) =>
  fetchRequestHandler({ endpoint: '/trpc', req: requestOf(question), router: appRouter, createContext: openContext })

async function contentOf(response: Response) {
  const text = await response.text()
  const type = response.headers.get('content-type')
  return { status: response.status, type, body: text === '' ? null : JSON.parse(text) }
}

/** What stands beside a code is for nobody's eyes. */
const withoutWords = (body: unknown) =>
  JSON.parse(JSON.stringify(body, (key, value) => (key === 'message' ? undefined : value)))

const input = (value: unknown) => `input=${encodeURIComponent(JSON.stringify(value))}`
const anybody = { json: { id: Bun.randomUUIDv7() } }

const questions: Record<string, Question> = {
  'a query': { path: 'accounts.me' },
  'one with an input': { path: `members.get?${input({ json: { id: ada.id } })}` },
  'one that is refused': { path: `members.get?${input(anybody)}` },
  'one without the input that it wants': { path: 'members.get' },
  'an input of the wrong shape': { path: `members.get?${input({ json: { id: 1 } })}` },
  'a mutation': { path: 'accounts.setLocale', body: JSON.stringify({ json: { locale: 'nl' } }) },
  'a mutation without a body': { path: 'accounts.setLocale', body: '' },
  'a body that is no object': { path: 'accounts.setLocale', body: 'null' },
  'a mutation that wants no input, with nonsense for one': { path: 'accounts.logOut', body: '{' },
  'a query by POST': { path: 'accounts.me', body: '{}' },
  'a mutation by GET': { path: `accounts.setLocale?${input({ json: { locale: 'nl' } })}` },
  'an unusual method': { method: 'PUT', path: 'accounts.me', body: '{}' },
  'a look whether it is there': { method: 'HEAD', path: 'accounts.me' },
  'several queries': { path: `accounts.me,sites.settings?batch=1&${input({})}` },
  'several without any input': { path: 'accounts.me,sites.settings?batch=1' },
  'several of which one is refused': { path: `accounts.me,members.get?batch=1&${input({ 1: anybody })}` },
  'several that are all refused': { path: `members.get,members.get?batch=1&${input({ 0: anybody, 1: anybody })}` },
  'a batch of one': { path: `members.get?batch=1&${input({ 0: { json: { id: ada.id } } })}` },
  'a batch of one mutation': { path: 'accounts.setLocale?batch=1', body: '{"0":{"json":{"locale":"nl"}}}' },
}

test('whatever is asked is answered as the library’s own adapter would', async () => {
  for (const [name, question] of Object.entries(questions)) {
    const [our, their] = [await contentOf(await ours(question)), await contentOf(await librarys(question))]
    expect({ ...our, body: withoutWords(our.body) }, name).toEqual({ ...their, body: withoutWords(their.body) })
  }
})

test('what cannot be called is a refusal, whatever its name', async () => {
  for (const path of ['no.such', 'accounts', '', '__proto__', 'constructor', 'accounts.me.name']) {
    expect((await ours({ path })).status, path).toBe(404)
  }
  const [known, unknown] = (await contentOf(await ours({ path: 'accounts.me,no.such?batch=1' }))).body
  expect([known.result.data.json.id, unknown.error.json.data.httpStatus]).toEqual([ada.id, 404])
})

test('a form is no call', async () => {
  const form = { path: 'accounts.setLocale', type: 'application/x-www-form-urlencoded', body: 'locale=nl' }
  expect((await ours(form)).status).toBe(415)
})

test('nobody gets a thousand calls for the price of one', async () => {
  const path = (calls: number) => `${Array.from({ length: calls }, () => 'sites.settings').join()}?batch=1`
  expect((await ours({ path: path(maxBatchSize) })).status).toBe(200)
  expect((await contentOf(await ours({ path: path(51) }))).body.error.json.message).toBe('input_invalid')
})

/** Forty-six bytes that cost the library's own reader seconds. */
const costly = '{"json":{"locale":"nl"},"meta":{"values":"x"}}'

test('an input that only a library would follow is refused before anybody does, whichever way it comes', async () => {
  const asked: Question[] = [
    { path: 'accounts.setLocale', body: costly },
    { path: 'accounts.setLocale?batch=1', body: `{"0":${costly}}` },
    { path: `members.get?${input(JSON.parse(costly))}` },
    { path: `members.get,members.get?batch=1&${input({ 0: JSON.parse(costly), 1: JSON.parse(costly) })}` },
  ]
  for (const question of asked) {
    const { status, body } = await contentOf(await ours(question))
    const messages = [body].flat().map(({ error }) => error.json.message)
    expect([status, ...new Set(messages)], question.path).toEqual([400, 'input_invalid'])
  }
})
