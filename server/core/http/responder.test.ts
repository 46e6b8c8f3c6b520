import { expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { aSession } from '../../../db/testing/journeys.ts'
import { createApp } from '../../app.ts'
import { testWorld } from '../../testing/world.ts'
import { createMetrics } from '../operations/metrics.ts'
import { sessionCookieName } from '../sessions.ts'

const database = await freshDatabase()
await aSite(database.db)
const world = await testWorld(database)
const appWith = ({ patience, trustedProxies = 0 }: { patience?: number; trustedProxies?: number }) =>
  createApp({
    world: { ...world, config: { ...world.config, trustedProxies } },
    manifest: () => ({
      stamp: 'test',
      css: '',
      locales: { nl: { entry: '/app.js', preloads: [], routes: {}, parts: {} } },
      office: {},
    }),
    metrics: createMetrics(),
    stopping: new AbortController().signal,
    patience,
  }).elysia
const [patient, impatient] = [appWith({}), appWith({ patience: 50 })]

/** Makes the database hang for logged-in requests until the work is done. */
async function whileSessionsHang(work: () => Promise<void>): Promise<void> {
  await database.sql.begin(async (transaction) => {
    await transaction.unsafe('lock table sessions')
    await work()
  })
}

test('nobody waits for ever for a database that hangs', async () => {
  const { id } = await aMember(database.db)
  const cookie = `${sessionCookieName}=${await aSession(database.db, id)}`
  const request = (path: string, headers: Record<string, string> = {}) =>
    new Request(`http://localhost${path}`, { headers: { cookie, ...headers } })

  await whileSessionsHang(async () => {
    const page = await impatient.handle(request('/members', { accept: 'text/html' }))
    expect(page.status).toBe(503)
    expect(await page.text()).toContain('We zijn zo terug')

    const call = await impatient.handle(request('/trpc/session.me'))
    expect(call.status).toBe(503)
    const refusal = { code: 'try_again_later', details: { retryAfter: 5 } }
    expect((await call.json()).error.json).toMatchObject({ message: 'try_again_later', data: { refusal } })

    const php = await impatient.handle(request('/api/chats.php'))
    expect([php.status, php.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await php.json()).toMatchObject({ error: 'try_again_later', message: expect.stringMatching(/probeer/i) })
  })
  expect((await patient.handle(request('/trpc/session.me'))).status).toBe(200)
})

test('whose time is over before their turn is told so, and nothing else is heard of it', async () => {
  const stray: unknown[] = []
  const note = (error: unknown) => void stray.push(error)
  process.on('unhandledRejection', note)
  const asked = Array.from({ length: 40 }, () => impatient.handle(new Request('http://localhost/healthz')))
  Bun.sleepSync(60)
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  process.off('unhandledRejection', note)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(statuses).toContain(503)
  expect(stray).toEqual([])
})

test('the page of a failure leads back to itself and nowhere else', async () => {
  await whileSessionsHang(async () => {
    const cookie = `${sessionCookieName}=${'a'.repeat(40)}`
    const request = new Request('http://localhost//evil.example/x?y="><script>', {
      headers: { cookie, accept: 'text/html' },
    })
    const html = await (await impatient.handle(request)).text()
    expect(html).toContain('href="/evil.example/x?y=%22%3E%3Cscript%3E"')
  })
})

test('a browser is told to stay with https where it came by it, whoever ends the encryption', async () => {
  const isKept = async (app: ReturnType<typeof appWith>, proto: string) => {
    const request = new Request('http://localhost/healthz', { headers: { 'x-forwarded-proto': proto } })
    return (await app.handle(request)).headers.has('strict-transport-security')
  }
  const behindProxy = appWith({ trustedProxies: 1 })
  expect([await isKept(behindProxy, 'https'), await isKept(behindProxy, 'http')]).toEqual([true, false])
  expect(await isKept(patient, 'https')).toBe(false)
})
