import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aConversation, aLike, aMember } from '../../db/testing/factories.ts'
import { hashPassword } from '../features/login/passwords.ts'
import { type RunningServer, startServer } from '../reliability/testing/servers/server.ts'

const password = 'een lange zin om in te loggen'
const dataDir = mkdtempSync(join(tmpdir(), 'vonk-old-client-'))
let server: RunningServer

beforeAll(async () => {
  server = await startServer(dataDir)
}, 60_000)

afterAll(async () => {
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}, 30_000)

/** A client with plain fetch that keeps cookies, and knows nothing of our code. */
function oldClient() {
  const cookies = new Map<string, string>()
  return async (method: string, path: string, body?: unknown) => {
    const headers: Record<string, string> = { 'x-request-type': 'client', 'sec-fetch-site': 'same-origin' }
    if (cookies.size > 0) headers.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (body !== undefined) headers['content-type'] = 'application/json'
    const response = await fetch(`${server.url}/api/${path}`, { method, headers, body: JSON.stringify(body) })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text) }
  }
}

test('an old client logs in, refreshes, reads chats and likes, deletes a chat, and logs out', async () => {
  const { db } = server.database
  const ada = await aMember(db, { passwordHash: await hashPassword(password, 'here'), credits: 4 })
  const dirk = await aMember(db, { gender: 'male' })
  const id = await aConversation(db, { from: dirk.id, to: ada.id, bodies: ['Hoi'] })
  await aLike(db, dirk.id, ada.id)
  const call = oldClient()

  expect(await call('GET', 'user.php')).toEqual({ status: 403, body: { error: 'authentication_required' } })
  expect(await call('POST', 'user.php', { email: ada.email, password: 'wrong' })).toMatchObject({ status: 403 })
  expect(await call('POST', 'user.php', { email: ada.email, password })).toMatchObject({
    status: 200,
    body: { user: { credits: 4, profile: { name: ada.name } } },
  })
  expect(await call('GET', 'user.php')).toMatchObject({ status: 200, body: { user: { status: 'active' } } })
  expect(await call('PUT', 'user.php', { language: 'en' })).toMatchObject({ status: 200 })
  expect((await call('GET', 'user.php')).body.user.language).toBe('en')

  expect((await call('GET', 'chats.php')).body.chats).toMatchObject([
    { conversation: { id }, profile: { id: dirk.id } },
  ])
  expect((await call('GET', 'likes.php')).body.liked_by).toEqual([{ id: dirk.id, like_new: true }])
  expect((await call('GET', 'auto-like.php')).body.profile.id).toBe(dirk.id)
  expect((await call('GET', 'auto-like.php')).body.profile).toBeNull()

  expect(await call('DELETE', `chat.php?conversation=${id}`)).toMatchObject({ status: 200 })
  expect((await call('GET', 'chats.php')).body.chats).toEqual([])
  expect((await call('POST', 'page-hidden.php', {})).status).toBe(204)

  expect(await call('GET', 'logout.php')).toEqual({ status: 200, body: { user: null } })
  expect(await call('GET', 'user.php')).toEqual({ status: 403, body: { error: 'authentication_required' } })
}, 30_000)

test('a body beyond every limit is refused before it is read', async () => {
  const headers = { 'x-request-type': 'client', 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'x'.repeat(3 * 1024 * 1024) })
  const inPieces = new Blob([body]).stream()
  for (const sent of [body, inPieces]) {
    const response = await fetch(`${server.url}/api/user.php`, { method: 'POST', headers, body: sent })
    expect(response.status).toBe(413)
  }
  expect(server.said()).not.toContain('failed')
}, 30_000)
