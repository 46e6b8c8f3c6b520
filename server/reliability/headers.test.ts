import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { aPerson, type Person } from './testing/clients/people.ts'
import { openStream } from './testing/clients/stream.ts'
import { type RunningServer, startServer } from './testing/servers/server.ts'
import { serverHome } from './testing/servers/server-home.ts'

const home = serverHome()
setDefaultTimeout(120_000)

const password = 'een wachtwoord voor de proef'
let server: RunningServer
let ada: Person
beforeAll(async () => {
  server = await startServer(home, { settings: { TRUSTED_PROXIES: '1' } })
  ada = await aPerson(server, { passwordHash: await Bun.password.hash(password) })
})
afterAll(() => server.end('SIGTERM'))

const page = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', 'sec-fetch-dest': 'document', ...headers },
  })

const logIn = (headers: Record<string, string> = {}) =>
  fetch(`${server.url}/trpc/login.logIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ json: { email: ada.email, password } }),
  })

const everywhere = [
  '/',
  '/nothing',
  '/trpc/session.me',
  '/trpc/none',
  '/api/user.php',
  '/api/docs',
  '/activate?token=x',
  '/enter?token=x',
  '/assets/none.js',
  '/photos/x',
  '/healthz',
  '/robots.txt',
]

test('every answer forbids to guess its type and to show it in a frame, and says nothing of what made it', async () => {
  for (const path of everywhere) {
    const { headers } = await page(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('x-frame-options'), path).toBe('DENY')
    expect(headers.get('referrer-policy'), path).toBe('same-origin')
    expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/)
    expect([headers.get('server'), headers.get('x-powered-by')], path).toEqual([null, null])
  }
})

test('a page allows only scripts with its own nonce, which is new each time', async () => {
  const nonces = new Set<string>()
  for (const path of ['/', '/members', '/login', '/nothing', '/members']) {
    const response = await page(path)
    const policy = response.headers.get('content-security-policy') ?? ''
    const nonce = /script-src 'self' 'nonce-([0-9a-f]{32})'/.exec(policy)?.[1] ?? ''
    expect(policy, path).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
    const scripts = [...(await response.text()).matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
    for (const tag of scripts) expect(tag, path).toContain(`nonce="${nonce}"`)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(5)
})

test('nobody keeps what is meant for one person', async () => {
  const { cookie } = ada
  expect((await page('/members', { cookie })).headers.get('cache-control')).toBe('private, no-store')
  expect((await page('/login')).headers.get('cache-control')).toBe('private, no-store')
  expect((await page('/trpc/session.me', { cookie })).headers.get('cache-control')).toBe('no-store')
  expect((await page('/trpc/chat.none', { cookie })).headers.get('cache-control')).toBe('no-store')
})

test('the files of the build are kept for good, and what is missing is not', async () => {
  const entry = /src="(\/assets\/[^"]+\.js)"/.exec(await (await page('/')).text())?.[1] ?? ''
  const response = await page(entry, { 'accept-encoding': 'br' })
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('vary')).toContain('accept-encoding')
  expect((await page('/assets/none.js')).headers.get('cache-control')).toBeNull()
})

test('the cookie of a log-in is out of reach of scripts and other sites, and on a secure line stays on it', async () => {
  const cookieOf = (response: Response) =>
    response.headers.getSetCookie().find((cookie) => cookie.startsWith('vonk_session='))
  const month = `Max-Age=${30 * 24 * 60 * 60}; HttpOnly; Path=/; SameSite=Lax`
  expect(cookieOf(await logIn())).toMatch(new RegExp(`^vonk_session=[a-z0-9]{40}; ${month}$`))
  expect(cookieOf(await logIn({ 'x-forwarded-proto': 'https' }))).toEndWith(`${month}; Secure`)
  expect((await logIn({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await logIn({ 'sec-fetch-site': 'same-site' })).status).toBe(403)
})

test('whoever came by a secure line is told to keep to it, by every answer, and nobody else', async () => {
  const asked = async (path: string, protocol: string) => {
    const request = { redirect: 'manual', headers: { 'x-forwarded-proto': protocol } } as const
    return (await fetch(server.url + path, request)).headers.get('strict-transport-security')
  }
  for (const path of everywhere) {
    expect(await asked(path, 'https'), path).toBe('max-age=31536000; includeSubDomains')
    expect(await asked(path, 'http'), path).toBeNull()
  }
})

test('every other cookie stays on a secure line as well, and the session’s goes as it came', async () => {
  const headers = { 'x-forwarded-proto': 'https', 'content-type': 'application/json', 'x-request-type': 'client' }
  const cookiesOf = async (path: string, method: string, body?: object) =>
    (await fetch(server.url + path, { method, headers, body: body && JSON.stringify(body) })).headers.getSetCookie()
  const [session, device, locale] = await cookiesOf('/api/user.php', 'POST', { email: ada.email, password })
  expect(session).toMatch(/^vonk_session=[a-z0-9]{40}; Max-Age=2592000; HttpOnly; Path=\/; SameSite=Lax; Secure$/)
  expect(device).toMatch(
    /^vonk_device=[\w-]{16}\.[\w-]+\.[\w-]{32}; Max-Age=34560000; HttpOnly; Path=\/; SameSite=Lax; Secure$/,
  )
  expect(locale).toBe('locale=nl; Max-Age=31536000; Path=/; SameSite=Lax; Secure')
  expect(await cookiesOf('/api/user.php', 'PUT', { language: 'en' })).toEqual([
    'locale=en; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
  ])
  const ended = ['vonk_session=; Max-Age=0; HttpOnly; Path=/; SameSite=Lax; Secure']
  expect(await cookiesOf('/api/logout.php', 'GET')).toEqual(ended)
  expect(await cookiesOf('/trpc/session.logOut', 'POST')).toEqual(ended)
})

test('a proxy is asked to pass a stream on as it comes', async () => {
  const leaving = new AbortController()
  const { status, headers } = await openStream(server.url, ada.cookie, 0, leaving.signal)
  leaving.abort()
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/event-stream')
  expect(headers.get('cache-control')).toBe('no-store, no-transform')
  expect(headers.get('x-accel-buffering')).toBe('no')
  expect(headers.get('content-encoding')).toBeNull()
})
