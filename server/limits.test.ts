import { expect, test } from 'bun:test'
import { aMember, aSite } from '../db/testing/factories.ts'
import { freshDatabase } from '../db/testing/index.ts'
import { createLimits } from './core/limits.ts'
import { phpPaths } from './php.ts'
import { procedures } from './reliability/testing/procedures.ts'
import { askingOf, client, type Question } from './testing/php.ts'
import { testWorld } from './testing/world.ts'

const database = await freshDatabase()
await aSite(database.db)
const ask = askingOf({ ...(await testWorld(database)), limits: createLimits(0) })
const ada = await aMember(database.db)

/** What would be refused if anybody looked at it. */
const nonsense = '{"json":{},"meta":"x"}'

const questions: [string, Question][] = [
  ...procedures.map(({ name, type }): [string, Question] => {
    if (type === 'mutation') return [name, { method: 'POST', path: `/trpc/${name}`, body: nonsense }]
    return [name, { path: `/trpc/${name}?input=${encodeURIComponent(nonsense)}` }]
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
