import { expect, spyOn, test } from 'bun:test'
import { aMember, aSite } from '../db/testing/factories.ts'
import { freshDatabase } from '../db/testing/index.ts'
import { aSession } from '../db/testing/journeys.ts'
import { createLimits } from './core/limits.ts'
import { phpPaths } from './php.ts'
import { procedures } from './reliability/testing/procedures.ts'
import { limits } from './testing/matrices.ts'
import { appOf, askingOf, client, type Question } from './testing/php.ts'
import { testWorld } from './testing/world.ts'

const database = await freshDatabase()
await aSite(database.db)
const world = await testWorld(database)
const ask = askingOf({ ...world, limits: createLimits(0) })
const ada = await aMember(database.db)

/** What would be refused if anybody looked at it. */
const nonsense = '{"json":{},"meta":"x"}'

const questions: [string, Question][] = [
  ...procedures.map(({ name, path, type }): [string, Question] => {
    if (type === 'mutation') return [name, { method: 'POST', path, body: nonsense }]
    return [name, { path: `${path}?input=${encodeURIComponent(nonsense)}` }]
  }),
  ...phpPaths.map(({ method, path, body }): [string, Question] => [
    `${method} ${path}`,
    { method, path: `${path}?lat=x`, headers: client, body: body && '{' },
  ]),
  ...['/', '/members', '/enter', '/activate', '/reactivate', '/api/docs'].map((path): [string, Question] => [
    path,
    { path },
  ]),
]

test.each(questions)('%s is asked only so often, and nobody looks at the question before', async (_, question) => {
  for (const as of [ada, null]) {
    const response = await ask({ ...question, as })
    const text = await response.text()
    const isStream = response.headers.get('content-type') === 'text/event-stream'
    expect(isStream ? 429 : response.status, text.slice(0, 300)).toBe(429)
    expect(text).toMatch(/too_many_requests|Too many requests/)
  }
})

test('nothing that is asked of a PHP path is taken apart before', async () => {
  const app = appOf({ ...world, limits: createLimits(0) })
  const parsing = spyOn(JSON, 'parse')
  const splitting = spyOn(String.prototype, 'split')
  for (const { method, path } of phpPaths) {
    const headers = { ...client, 'content-type': 'application/json' }
    const body = method === 'GET' ? undefined : '{}'
    const request = new Request(`http://localhost${path}?lat={"a":1}&push=a,b`, { method, headers, body })
    const { status } = await app.handle(request)
    expect([path, status, request.bodyUsed]).toEqual([path, 429, false])
  }
  expect(parsing).not.toHaveBeenCalled()
  expect(splitting.mock.contexts.map(String)).not.toContain('a,b')
  parsing.mockRestore()
  splitting.mockRestore()
})

test('what is dear is limited by itself, as promised', () => {
  const declared = [
    ...procedures.map(({ name, limit }) => [name, limit] as const),
    ...phpPaths.map(({ method, path, limit }) => [`${method} ${path}`, limit] as const),
  ].flatMap(([name, limit]) => {
    if (!limit) return []
    const { duration: seconds, member, network } = limit
    return [[name, { seconds, ...(member && { member }), ...(network && { network }) }] as const]
  })
  expect(Object.fromEntries(declared)).toEqual(limits)
})

test.each(Object.entries(limits))('%s is asked as often, then refused until the time is over', async (name, limit) => {
  const [, question] = questions.find(([asked]) => asked === name)!
  const asking = askingOf({ ...world, limits: createLimits() })
  const cookie = `vonk_session=${await aSession(database.db, ada.id)}`
  for (const [headers, points] of [
    [{ ...question.headers, cookie }, limit.member ?? limit.network],
    [question.headers, limit.network],
  ] as const) {
    // Where all are counted by their network the member has used it up.
    const left = limit.member === undefined && !headers?.cookie ? 0 : points
    if (left === undefined) continue
    for (let n = 0; n < left; n++) expect((await asking({ ...question, headers })).status).not.toBe(429)
    const refused = await asking({ ...question, headers })
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('too_many_requests')
  }
})
