import { afterEach, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { TRPCClientError } from '@trpc/client'
import { findFaults } from '../../db/testing/faults.ts'
import { aPerson, clientOf, type Person, untilDone } from './testing/clients/people.ts'
import { follow, openStream } from './testing/clients/stream.ts'
import { bringBack, takeAway } from './testing/lines/outage.ts'
import { lookInto, type RunningServer, startServer } from './testing/servers/server.ts'
import { serverHome } from './testing/servers/server-home.ts'

const home = serverHome()
setDefaultTimeout(120_000)

let server: RunningServer
let ada: Person
let ben: Person
beforeAll(async () => {
  server = await startServer(home)
  ada = await aPerson(server, { credits: 10 })
  ben = await aPerson(server)
})

const isReady = async () => (await fetch(`${server.url}/readyz`)).status === 200
let isAway = false
function end(): void {
  if (isAway) bringBack(home)
  isAway = false
}
async function outage(how: 'killed' | 'stopped'): Promise<void> {
  while (!(await isReady())) await Bun.sleep(5)
  isAway = true
  await takeAway(home, how)
  while (await isReady()) await Bun.sleep(5)
}
async function recovery(): Promise<void> {
  end()
  while (!(await isReady())) await Bun.sleep(5)
}
afterEach(end)

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => (error instanceof TRPCClientError ? { ...error.data?.refusal, status: error.data?.httpStatus } : error),
  )
const page = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { accept: 'text/html', 'sec-fetch-dest': 'document', ...headers } })

test('while the database is away every call is told to try again later, and afterwards all is as before', async () => {
  const screen = follow(server.url, ben.cookie)
  const [asAda, asVisitor] = [clientOf(server.url, ada.cookie), clientOf(server.url)]
  const draft = (body: string) => ({ memberId: ben.id, clientId: Bun.randomUUIDv7(), body })
  await asAda.chat.send.mutate(draft('Voor de storing'))
  await outage('killed')

  const words = 'Er is een fout opgetreden, probeer het later opnieuw.'
  const later = { code: 'try_again_later', words, details: { retryAfter: 5 }, status: 503 }
  const during = draft('Tijdens de storing')
  expect(await refusalOf(asAda.session.me.query())).toEqual(later)
  expect(await refusalOf(asAda.chat.send.mutate(during))).toEqual(later)
  expect(await refusalOf(asVisitor.members.search.query({}))).toEqual(later)
  expect(await (await openStream(server.url, ben.cookie, 0)).text()).toContain('try_again_later')
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)

  while (!server.said().includes('the database is away')) await Bun.sleep(20)

  await recovery()
  await untilDone(() => asAda.chat.send.mutate(during))
  await asAda.chat.send.mutate(draft('Na de storing'))
  while (screen.arrivals.length < 3) await Bun.sleep(10)
  await screen.stop()
  expect(screen.arrivals.map(({ seq, event }) => [seq, event.type === 'message' && event.message.body])).toEqual([
    [1, 'Voor de storing'],
    [2, 'Tijdens de storing'],
    [3, 'Na de storing'],
  ])
  expect(await findFaults((await lookInto(home)).db)).toEqual([])

  while (!server.said().includes('the database is back')) await Bun.sleep(20)
  const lines = server.said().split('\n')
  for (const told of ['the database is away', 'the database is back'])
    expect(
      lines.filter((line) => line.includes(told)),
      told,
    ).toHaveLength(1)
  expect(lines.filter((line) => /unavailable|job queue/.test(line))).toEqual([])
})

test('a page that cannot be made says so in the visitor’s language, and is not kept by anybody', async () => {
  await outage('stopped')
  const pages = {
    'a visitor in Dutch': await page('/members'),
    'a visitor in English': await page('/members', { cookie: 'locale=en' }),
    'a member': await page('/members', { cookie: ada.cookie }),
    'a member in English': await page('/members', { cookie: `${ada.cookie}; locale=en` }),
  }
  for (const [who, response] of Object.entries(pages)) {
    const html = await response.text()
    expect(response.status, who).toBe(503)
    expect(response.headers.get('content-type')?.toLowerCase(), who).toBe('text/html; charset=utf-8')
    expect(response.headers.get('retry-after'), who).toBe('5')
    expect(response.headers.get('cache-control'), who).toContain('no-store')
    expect(response.headers.get('content-security-policy'), who).toContain("default-src 'self'")
    expect(html, who).toContain(who.endsWith('English') ? '<html lang="en"' : '<html lang="nl"')
    expect(html, who).toMatch(who.endsWith('English') ? /try again (later|in a minute)/i : /probeer het (later|over)/i)
  }
  // What needs no database is shown as ever.
  expect((await page('/pages/terms')).status).toBe(200)
  await recovery()
  expect((await page('/members', { cookie: ada.cookie })).status).toBe(200)
})

test('a server whose database is away stops when it is told to, without having been near a crash', async () => {
  await outage('killed')
  expect(await server.end('SIGTERM')).toBe(0)
  expect(server.said()).not.toMatch(/unhandled|uncaught/i)
  expect(server.said()).not.toContain('"level":60')
})
