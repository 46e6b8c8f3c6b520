import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import fc from 'fast-check'
import { findFaults } from '../../db/testing/faults.ts'
import { lasting } from '../testing/matrices.ts'
import { aPerson, clientOf, type Person } from './testing/clients/people.ts'
import { hostileInputs } from './testing/inputs.ts'
import { sendEndlessBody } from './testing/lines/endless-body.ts'
import { sendRaw } from './testing/lines/raw.ts'
import { ask, type Procedure, procedures } from './testing/procedures.ts'
import { type RunningServer, startServer } from './testing/servers/server.ts'
import { serverHome } from './testing/servers/server-home.ts'

const home = serverHome()
setDefaultTimeout(120_000)

let server: RunningServer
let ada: Person
let ben: Person
let conversationId: string
beforeAll(async () => {
  server = await startServer(home, { settings: { TRUSTED_PROXIES: '1' } })
  ada = await aPerson(server, { credits: 100 })
  ben = await aPerson(server)
  const draft = { memberId: ben.id, clientId: Bun.randomUUIDv7(), body: 'Hoi' }
  conversationId = (await clientOf(server.url, ada.cookie).chat.send.mutate(draft)).conversationId
})

test.each(['/enter', '/reactivate', '/login', '/payments/sandbox/webhook', '/api/user.php', '/trpc/session.logOut'])(
  'bytes that are no text are no failure of the server: %s',
  async (path) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
    const body = new Uint8Array([0xff, 0xfe, 0, 0xd8])
    const answer = await fetch(`${server.url}${path}`, { method: 'POST', body, headers, redirect: 'manual' })
    expect(answer.status).toBeLessThan(500)
  },
)

test('a balancer that names no host, or an address, is told how the server is', async () => {
  for (const path of ['/healthz', '/readyz', '/readyz?from=balancer']) {
    expect(await sendRaw(server.port, `GET ${path} HTTP/1.0\r\n\r\n`), path).toBe(200)
    expect(await sendRaw(server.port, `GET ${path} HTTP/1.1\r\nHost: 203.0.113.7:8080\r\n\r\n`), path).toBe(200)
  }
  expect(await sendRaw(server.port, 'GET /members HTTP/1.0\r\n\r\n')).toBe(400)
})

test('requests that are no requests get a no, and the server goes on', async () => {
  const get = (path: string, ...headers: string[]) =>
    [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')
  const withHost = (host: string, path = '/') => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`
  const post = (headers: string, body = '{}') =>
    `POST /trpc/session.logOut HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n${body}`
  const requests = [
    ...['/%E0%A4%A', '/members/%zz', '/trpc/%E0%A4%A', '/assets/%E0%A4%A.js', '/photos/%00', '/members/%00'].map(
      (path) => get(path),
    ),
    ...['/trpc/live.missed?input=%E0%A4%A', '/trpc/__proto__'].map((path) => get(path)),
    ...['<>"\'%%', '', 'localhost:99999', 'a b', '[::1'].flatMap((host) => [
      withHost(host),
      withHost(host, '/trpc/session.me'),
    ]),
    ...[
      'PROPFIND / HTTP/1.1',
      'TRACE / HTTP/1.1',
      'CONNECT localhost:80 HTTP/1.1',
      'POST /members HTTP/1.1',
      'GET / HTTP/1.0',
    ].map((line) => `${line}\r\nHost: localhost\r\n\r\n`),
    'GET / HTTP/1.0\r\n\r\n',
    get('/', `X-Long: ${'a'.repeat(200_000)}`),
    get('/', ...Array.from({ length: 500 }, (_, i) => `X-${i}: a`)),
    post('Content-Length: -5'),
    post('Content-Length: 5\r\nTransfer-Encoding: chunked', '0\r\n\r\n'),
    post('Origin: :::\r\nContent-Length: 2'),
    post(`Content-Type: application/json\r\nContent-Length: ${2 ** 20 + 1}`),
    'FOO / HTTP/1.1\r\nHost: localhost\r\n\r\n',
    new Uint8Array([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3, 13, 10, 13, 10]),
  ]
  for (const request of requests) {
    const status = (await sendRaw(server.port, request)) ?? 400
    const said = request.slice(0, 60).toString()
    expect(status, said).toBeGreaterThanOrEqual(said.includes('HTTP/1.0\r\nHost') ? 200 : 400)
    expect(status, said).toBeLessThan(500)
  }
  const odd = [
    'Cookie: vonk_session=%00\u00ff; locale=%00; theme=<script>',
    `Cookie: ${'=;'.repeat(3_000)}`,
    'Accept-Encoding: ,;q',
    'Range: bytes=5-1',
  ]
  for (const header of odd) expect(await sendRaw(server.port, get('/', header)), header).toBe(200)
})

test('bodies that are no inputs are refused as such', async () => {
  const send = async (body: BodyInit, type = 'application/json') => {
    const headers = { cookie: ada.cookie, 'content-type': type }
    const response = await fetch(`${server.url}/trpc/chat.send`, { method: 'POST', body, headers })
    return response.json().then(({ error }) => [response.status, error.json.message])
  }
  const marked = (...marks: unknown[]) =>
    marks.map((mark) => JSON.stringify({ json: { a: '(' }, meta: { values: { a: mark } } }))
  const bodies = [
    ...['', 'null', '"x"', '1e999', '[]', '['.repeat(60_000), `{"json":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    ...marked(
      ['regexp'],
      ['URL'],
      ['set'],
      ['bigint'],
      [['symbol', 'x']],
      [['class', 'x']],
      [['typed-array', 'x']],
      ['Date'],
    ),
    '{"json":{"__proto__":1},"meta":{"values":{"__proto__.x":["Date"],"constructor.prototype":["map"]}}}',
    '{"json":{"a":1},"meta":{"referentialEqualities":{"a":["b.c.d"]}}}',
    new Uint8Array([123, 34, 255, 254, 34, 58, 49, 125]),
  ]
  for (const body of bodies) expect(await send(body), body.slice(0, 80).toString()).toEqual([400, 'input_invalid'])
  expect((await send('a=b', 'application/x-www-form-urlencoded'))[0]).toBe(415)
  expect((await send('--x', 'multipart/form-data; boundary=x'))[0]).toBe(415)
  const tooMany = Array.from({ length: 51 }, () => 'sites.settings').join(',')
  expect((await fetch(`${server.url}/trpc/${tooMany}?batch=1&input=%7B%7D`)).status).toBe(400)
})

/** Everybody comes from a network of their own, so that the limits of one do not protect the others' verbs. */
let networks = 0
async function askAs({ cookie }: { cookie: string }, procedure: Procedure, input: unknown) {
  networks++
  const address = `10.${networks >> 8}.${networks & 255}.1`
  return ask(server.url, procedure, input, { cookie, 'x-forwarded-for': address })
}

test('who goes on sending after the no is hung up on', async () => {
  const head = 'Host: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json'
  for (const path of ['/trpc/chat.send', '/api/signup.php', '/enter', '/members', '/nowhere']) {
    expect(await sendEndlessBody(server.port, `POST ${path} HTTP/1.1\r\n${head}`, 1_000), path).toBeLessThan(500)
  }
})

test('letters that a database cannot hold are no reason to fail, wherever they stand', async () => {
  for (const text of ['\u0000', 'Anna\u0000Bakker', '\ud800']) {
    const inputs = hostileInputs({ ids: [ben.id, conversationId], texts: fc.constant(text), wild: false })
    for (const procedure of procedures) {
      if (!procedure.input) continue
      const [input] = fc.sample(inputs(procedure.input), { numRuns: 1, seed: 1 })
      // After such a one Ada would get no further with anything else.
      const me = lasting[procedure.name] === 'takes away' ? await aPerson(server) : ada
      const { status, text: answer } = await askAs(me, procedure, input)
      expect(status, `${procedure.name}: ${answer.slice(0, 300)}`).toBeLessThan(500)
    }
  }
})

test('after all that the books are right, and the server has noted no failure of its own', async () => {
  expect(await findFaults(server.database.db)).toEqual([])
  expect(await server.end('SIGTERM')).toBe(0)
  expect(server.said()).not.toMatch(/"level":(50|60)/)
  expect(server.said()).not.toMatch(/unhandled|uncaught/i)
})
