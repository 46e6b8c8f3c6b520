import { expect, test } from 'bun:test'
import { aBan, aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { askingOf } from '../../testing/php.ts'
import { testWorld } from '../../testing/world.ts'
import { password, passwordHash } from './testing/password.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)
const ask = askingOf(world)

async function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-mode': 'navigate', ...headers }
  const response = await ask({ method: 'POST', path, headers: form, body: `${new URLSearchParams(fields)}` })
  const session = response.headers.getSetCookie().find((cookie) => /^vonk_session=[^;]/.test(cookie))
  return { status: response.status, location: response.headers.get('location'), isIn: session !== undefined }
}

test('a browser without script logs in, and goes where it wanted to', async () => {
  const { email } = await aMember(db, { email: 'ada@example.org', passwordHash })
  expect(await send('/login?next=%2Flikes&notice=login_failed', { email, password })).toEqual({
    status: 303,
    location: '/login?next=%2Flikes',
    isIn: true,
  })
})

test('a log-in leads to pages alone: to nothing that answers programs, gives files or does something by being asked', async () => {
  const as = await aMember(db, { email: 'next@example.org', passwordHash })
  const targetOf = async (next: string) =>
    (await ask({ path: `/login?${new URLSearchParams({ next })}`, as })).headers.get('location')
  const pages = ['/likes/received', '/members?minAge=30', '/chats/1', '/', '/complete-signup']
  for (const page of pages) expect(await targetOf(page)).toBe(page)
  const others = [
    ...[
      '/api/logout.php',
      '/API/logout.php',
      '/%61pi/logout.php',
      '/members/../api/logout.php',
      '/trpc/session.logOut',
    ],
    ...[
      '/enter?token=x',
      '/activate?token=x',
      '/reactivate?token=x',
      '/logout',
      '/dev/mail',
      '/photos/x',
      '/assets/x.js',
    ],
    ...['/icon.svg', '/healthz', '/api', '/api/', '//api/logout.php', '/nowhere', 'https://evil.example'],
  ]
  for (const other of others) expect(await targetOf(other), other).toBe('/members')
})

test('a browser without script hears why not, by names and numbers that nobody can write words into', async () => {
  const { id, email } = await aMember(db, { email: 'ben@example.org', passwordHash })
  const failed = { status: 303, location: '/login?next=%2Flikes&notice=login_failed', isIn: false }
  expect(await send('/login?next=%2Flikes', { email, password: 'x' })).toEqual(failed)
  expect(await send('/login?next=%2Flikes', {})).toEqual(failed)
  expect(await send('/login?next=%2Flikes', { email, password: 'x'.repeat(5001) })).toEqual(failed)
  await aBan(db, id, 'Spam')
  expect((await send('/login', { email, password })).location).toBe('/login?notice=login_banned')
  for (let i = 0; i < 5; i++) await send('/login', { email, password: `gok ${i}` })
  expect((await send('/login', { email, password })).location).toBe('/login?notice=login_locked&minutes=15')
})

test('a foreign page logs nobody in by a form, and nobody sends a flood by one', async () => {
  const { email } = await aMember(db, { email: 'cleo@example.org', passwordHash })
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect(await send('/login', { email, password }, foreign)).toEqual({ status: 403, location: null, isIn: false })
  expect((await send('/login', { email: 'x'.repeat(70_000) })).status).toBe(413)
})
