import { describe, expect, test } from 'bun:test'
import { aMember, aSite } from '../db/testing/factories.ts'
import { freshDatabase } from '../db/testing/index.ts'
import type { ClientManifest } from '../scripts/build.ts'
import { createApp } from './app.ts'
import { createMetrics } from './core/operations/metrics.ts'
import { testWorld } from './testing/world.ts'

const database = await freshDatabase()
await aSite(database.db)
const world = await testWorld(database)
const manifest: ClientManifest = {
  stamp: 'test',
  css: 'body{margin:0}@layer utilities{.min-h-touch{min-height:44px}.of-no-page{top:0}}',
  stylesheet: '/assets/all.css',
  locales: { nl: { entry: '/assets/app.js', preloads: [], routes: {}, parts: {} } },
  office: {},
}
const stopping = new AbortController()
const metrics = createMetrics()
const { elysia } = createApp({ world, manifest: () => manifest, metrics, stopping: stopping.signal })

const get = (path: string, headers: Record<string, string> = {}) =>
  elysia.handle(new Request(`http://localhost${path}`, { headers }))
const post = (path: string, headers: Record<string, string>) =>
  elysia.handle(new Request(`http://localhost${path}`, { method: 'POST', headers, body: '{}' }))

test('an operator sees whether it lives and whether it can serve', async () => {
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/readyz')).status).toBe(200)
})

test('an operator reads that the mail server is away, and members are served all the same', async () => {
  const mail = { ...world.mail, isAway: () => true }
  const { elysia } = createApp({
    world: { ...world, mail },
    manifest: () => manifest,
    metrics,
    stopping: stopping.signal,
  })
  const response = await elysia.handle(new Request('http://localhost/readyz'))
  expect([response.status, await response.text()]).toEqual([200, 'ready, but the mail server does not answer'])
})

test('the metrics are for whoever knows the operator’s token, wherever they come from', async () => {
  const metricsToken = 'a token of the operator, long enough'
  const config = { ...world.config, metricsToken }
  const open = createApp({ world: { ...world, config }, manifest: () => manifest, metrics, stopping: stopping.signal })
  const server = open.elysia.listen({ port: 0, hostname: '127.0.0.1' }).server
  const status = async (headers: Record<string, string>) =>
    (await fetch(`http://127.0.0.1:${server?.port}/metrics`, { headers })).status
  expect(await status({ authorization: `Bearer ${metricsToken}` })).toBe(200)
  for (const name of ['accept', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-for']) {
    expect(await status({ [name]: 'for=192.0.2.1' }), name).toBe(404)
  }
  expect(await status({ authorization: `Bearer ${metricsToken}.` })).toBe(404)
  await server?.stop(true)
  expect((await get('/metrics', { authorization: 'Bearer undefined' })).status).toBe(404)
})

test('a page comes with its data, the styles it uses, then all styles, and a policy that lets nothing else in', async () => {
  const response = await get('/pages/terms', { 'sec-fetch-dest': 'document' })
  const html = await response.text()
  const policy = response.headers.get('content-security-policy') ?? ''
  const nonce = /'nonce-(\w+)'/.exec(policy)?.[1]
  expect(response.status).toBe(200)
  expect(html).toContain('<html lang="nl"')
  expect(html).toContain('body{margin:0}@layer utilities{.min-h-touch{min-height:44px}}')
  expect(html.indexOf('<link rel="stylesheet" href="/assets/all.css"')).toBeGreaterThan(html.indexOf('</main>'))
  expect(html).toContain(`nonce="${nonce}"`)
  expect(policy).toContain("default-src 'self'")
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('the start page carries the members that it shows and no others', async () => {
  for (let n = 0; n < 10; n++) await aMember(database.db, { name: `Member ${n}`, photoCount: 1 })
  const html = await (await get('/')).text()
  expect(new Set(html.match(/Member \d/g)).size).toBe(4)
})

test('on a first visit the domain’s language is kept for 365 days', async () => {
  const first = await get('/', { 'sec-fetch-dest': 'document' })
  expect(first.headers.get('set-cookie')).toContain('locale=nl; Max-Age=31536000')
  const second = await get('/', { 'sec-fetch-dest': 'document', cookie: 'locale=en' })
  expect(second.headers.get('set-cookie')).toBeNull()
  expect(await second.text()).toContain('<html lang="en"')
})

test('an unknown address is a 404 page in words', async () => {
  const response = await get('/nothing-here')
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('404')
})

test('another site’s form or script changes nothing', async () => {
  const json = { 'content-type': 'application/json' }
  const refused = await post('/trpc/session.logOut', { ...json, 'sec-fetch-site': 'cross-site' })
  expect(refused.status).toBe(403)
  expect((await post('/trpc/session.logOut', { ...json, origin: 'https://evil.example' })).status).toBe(403)
  expect((await post('/trpc/session.logOut', { ...json, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

test('nonsense gets a clear no, never a 500', async () => {
  const paths = [
    '/trpc/no.such',
    '/trpc/',
    '/trpc/live.missed?input=%7Bnot-json',
    '/trpc/live.missed?batch=1',
    '/assets/../secret',
  ]
  for (const path of paths) {
    const { status } = await get(path)
    expect(status, path).toBeGreaterThanOrEqual(400)
    expect(status, path).toBeLessThan(500)
  }
})

test('a percent sign that stands for nothing is no address of anything, whatever has addresses', async () => {
  const paths = elysia.routes.filter(({ path }) => path.includes(':'))
  expect(paths.map(({ path }) => path)).toContain('/receipts/:file')
  for (const { method, path } of paths) {
    for (const broken of ['%', '%ff', '%E0%A4%A.pdf']) {
      const asked = new Request(`http://localhost${path.replaceAll(/:\w+\??/g, broken)}`, { method })
      expect({ path, status: (await elysia.handle(asked)).status }).toEqual({ path, status: 404 })
    }
  }
})

test('a slash too many makes another path, and no failure', async () => {
  for (const path of ['/enter/', '/reactivate/', '/activate/']) {
    expect((await get(path)).headers.get('location'), path).toBe(path.slice(0, -1))
    expect((await post(path, { 'sec-fetch-site': 'same-origin' })).status, path).toBe(405)
  }
})

describe('a host that is no site’s', () => {
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    elysia.handle(new Request(`http://evil.example${path}`, { method, headers: { host: 'evil.example', ...headers } }))
  const html = { accept: 'text/html' }

  test('is told that no site is there, in the shape that was asked for, and none of ours is named', async () => {
    const page = await ask('/members', { ...html, 'accept-language': 'en-GB,en;q=0.9' })
    const text = await page.text()
    expect(text).toContain('<html lang="en"')
    expect(text).toContain('There is no website here')
    expect(text).not.toContain('Vonk')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(await (await ask('/members', html)).text()).toContain('Hier staat geen website')
    const call = await (await ask('/trpc/sites.settings')).json()
    expect(call.error.json).toMatchObject({ message: 'misdirected_request', data: { httpStatus: 421, refusal: null } })
    expect(await (await ask('/api/settings.php')).json()).toMatchObject({ error: 'misdirected_request' })
  })

  test('gets nothing of any path', async () => {
    const paths = [
      '/',
      '/members',
      '/trpc/sites.settings',
      '/api/settings.php',
      '/api/docs',
      '/assets/app.js',
      '/icon.svg',
    ]
    const more = [
      '/photos/a/card.webp',
      '/enter?token=x',
      '/activate?token=x',
      '/dev/mail',
      '/robots.txt',
      '//x',
      '/nothing',
    ]
    for (const path of [
      ...paths,
      ...more,
      '/manifest.webmanifest',
      '/login',
      '/api/nothing.php',
      '/trpc/live.events',
    ]) {
      for (const method of ['GET', 'POST']) {
        const { status, headers } = await ask(path, {}, method)
        expect([status, headers.get('set-cookie'), headers.get('location')], path).toEqual([421, null, null])
        expect(headers.get('cache-control'), path).toBe('no-store')
      }
    }
  })

  test('still hears from the server how it is', async () => {
    expect((await ask('/healthz')).status).toBe(200)
    expect((await ask('/readyz')).status).toBe(200)
  })
})

test('a stopping server tells the balancer, and goes on answering who is here', async () => {
  const stopping = new AbortController()
  const { elysia } = createApp({ world, manifest: () => manifest, metrics, stopping: stopping.signal })
  const status = async (path: string) => (await elysia.handle(new Request(`http://localhost${path}`))).status
  expect(await status('/readyz')).toBe(200)
  stopping.abort()
  expect(await status('/readyz')).toBe(503)
  expect(await status('/')).toBe(200)
})

test('a form sent before the script was there comes back to its page, and nothing else may be posted to one', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
  const back = await post('/signup?next=%2Flikes', { ...form, 'sec-fetch-mode': 'navigate' })
  expect([back.status, back.headers.get('location')]).toEqual([303, '/signup?next=%2Flikes#script-lost'])
  expect((await post('/signup', form)).status).toBe(405)
})

test('no address leads a form or a look to another host', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
  const site = 'http://localhost'
  const begin = [
    '//',
    '///',
    '/\\',
    '/.//',
    '/x/..//',
    '/%2e%2e//',
    '/%2F',
    '/%5C',
    '//evil.example/..//',
    '/login?next=/.//',
  ]
  for (const path of begin.flatMap((start) => [`${start}evil.example`, `${start}evil.example/`])) {
    const answers = [await get(path), await post(path, { ...form, 'sec-fetch-mode': 'navigate' })]
    for (const { headers } of answers) {
      const target = new URL(headers.get('location') ?? '/', site)
      expect(target.origin, `${path} to ${headers.get('location')}`).toBe(site)
    }
  }
})

test('a page under the same name on another port or without encryption changes nothing', async () => {
  const status = async (origin: string) =>
    (await post('/trpc/session.logOut', { 'content-type': 'application/json', origin })).status
  expect(await status('http://localhost')).toBe(200)
  expect([await status('http://localhost:8080'), await status('https://localhost')]).toEqual([403, 403])
})

test('what is for staff is no procedure on members’ pages', async () => {
  const statusOf = async (path: string) => (await get(path)).status
  for (const call of ['staff.me', 'staff.offeredRole', 'session.me,staff.me?batch=1'])
    expect([await statusOf(`/trpc/${call}`), await statusOf(`/admin/trpc/${call}`)], call).toEqual([404, 200])
})
