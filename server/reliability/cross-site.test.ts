import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { freshDatabase } from '../../db/testing/index.ts'
import { aSession } from '../../db/testing/journeys.ts'
import { aCast, aScene, type Scene } from '../contract/testing/access/scene.ts'
import { changesSomething } from '../core/php/path.ts'
import { sessionCookieName } from '../core/sessions.ts'
import { phpPaths } from '../php.ts'
import { phpObjects, procedureObjects } from '../testing/matrices.ts'
import { appOf, type Question } from '../testing/php.ts'
import { testWorld } from '../testing/world.ts'
import { procedures, questionOf } from './testing/procedures.ts'

setDefaultTimeout(60_000)

const database = await freshDatabase()
const app = appOf(await testWorld(database))
let scene: Scene
let cookie: string

beforeAll(async () => {
  scene = await aScene(database.db, 'premium', await aCast(database.db))
  cookie = `${sessionCookieName}=${await aSession(database.db, scene.me!.id)}`
})

/** Everything that changes something, each with an input that would do so. */
function writings(): Record<string, Question> {
  const firstOf = (questions: Record<string, Question> = {}) => Object.values(questions)[0]!
  const calls = procedures
    .filter(({ type }) => type === 'mutation')
    .map((procedure) => {
      const objects = procedureObjects[procedure.name]!(scene)
      return [procedure.name, questionOf(procedure, objects['a stranger'] ?? Object.values(objects)[0])]
    })
  const paths = phpPaths.filter(changesSomething).map(({ method, path }) => {
    const name = `${method} ${path}`
    return [name, firstOf(phpObjects[name]!(scene))]
  })
  return Object.fromEntries([...calls, ...paths])
}

type Headers = Record<string, string>

/** What the browsers of a member send along when a page elsewhere sends the form or runs the script. */
const fromElsewhere: Record<string, Headers> = {
  'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'another site, as a form': {
    ...{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    ...{ 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  },
  'a page without an origin': { origin: 'null', 'sec-fetch-site': 'cross-site' },
  'a site under the same domain': { origin: 'https://other.localhost', 'sec-fetch-site': 'same-site' },
  'another site, in a browser that names the origin alone': { origin: 'https://evil.example' },
  'a page without an origin, in such a browser': { origin: 'null' },
  'a page that hides its origin': { 'sec-fetch-site': 'cross-site' },
}

const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json']

async function statusOf({ method = 'GET', path, headers, body }: Question, sent: Headers): Promise<number> {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  const all = { cookie, ...headers, ...sent }
  return (await app.handle(new Request(`http://localhost${path}`, { method, headers: all, body: text }))).status
}

/** Changes with any row of the product's tables. */
async function fingerprint(): Promise<string> {
  const tables: { name: string }[] = await database.sql`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`
  const parts = await Promise.all(
    tables.map(({ name }) =>
      database.sql.unsafe(`select '${name}' as name, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum
        from ${name} t`),
    ),
  )
  return JSON.stringify(parts)
}

describe.each(Object.entries(fromElsewhere))('%s', (_, headers) => {
  test('changes nothing, whatever it sends', async () => {
    const before = await fingerprint()
    for (const [name, question] of Object.entries(writings())) {
      for (const type of types) {
        if (question.method === undefined && type !== 'text/plain') continue
        const body: Headers = question.method === undefined ? {} : { 'content-type': type }
        expect(await statusOf(question, { ...headers, ...body }), `${name} as ${type}`).toBe(403)
      }
    }
    expect(await fingerprint()).toBe(before)
  })
})

test('a link on a page elsewhere logs nobody out and takes nothing that is shown once', async () => {
  const visit = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  for (const path of phpPaths.filter((path) => path.method === 'GET' && changesSomething(path))) {
    expect(await statusOf({ path: path.path }, visit), path.path).toBe(403)
  }
})

test('a script elsewhere cannot ask for a look that browsers would not let it see', async () => {
  const script = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }
  for (const path of ['/api/chats.php', '/trpc/chat.list', '/members']) {
    const request = new Request(`http://localhost${path}`, { headers: { cookie, ...script } })
    const { headers } = await app.handle(request)
    expect(headers.get('access-control-allow-origin'), path).toBeNull()
  }
})

test('a form in a browser that says nothing of where it comes from is no call', async () => {
  const before = await fingerprint()
  const forms = Object.entries(writings()).filter(([name]) => name.includes('.') && !name.includes('/'))
  for (const [name, question] of forms) {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      expect(await statusOf(question, { 'content-type': type }), `${name} as ${type}`).toBe(415)
    }
  }
  expect(await fingerprint()).toBe(before)
})

test('the same from the site’s own page does change something', async () => {
  const own = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  for (const name of ['likes.like', 'chat.send', 'blocks.block', 'DELETE /api/chat.php', 'session.setLocale']) {
    const before = await fingerprint()
    expect(await statusOf(writings()[name]!, own), name).toBe(200)
    expect(await fingerprint(), name).not.toBe(before)
  }
})
