import { beforeEach, expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { aStaff } from '../../../db/testing/staff.ts'
import { atServer } from '../../testing/at-server.ts'
import { testWorld } from '../../testing/world.ts'
import { attemptOf, countAttempt } from '../login/attempts.ts'
import { logIn as memberLogIn } from '../login/log-in.ts'
import { password, passwordHash } from '../login/testing/password.ts'
import { countCode, staffDoor } from './attempts.ts'
import { staffCommands } from './command.ts'
import { logIn } from './log-in.ts'
import { beginSession } from './sessions.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)

const longAgo = new Date('2026-01-01T00:00:00Z')
let owner: Awaited<ReturnType<typeof aStaff>>
beforeEach(async () => {
  owner = await aStaff(db, { role: 'owner', passwordHash })
})

type Traits = NonNullable<Parameters<typeof world.visitor>[0]>
const tryWith = async (typed: string, traits: Traits = {}): Promise<string> =>
  logIn(await world.visitor(traits), { email: owner.email, password: typed }).then(
    () => 'in',
    (error) => error.code,
  )
const elsewhere = (n: number) => ({ network: `198.51.${n}.0/24` })

/** Twenty passwords from as many networks, counted without comparing, which is what takes the time. */
async function brake() {
  for (let n = 0; n < 20; n++) {
    const ctx = await world.visitor(elsewhere(n))
    const pair = { emailNormalized: owner.email, password: `gok ${n}`, account: undefined }
    await countAttempt(ctx, attemptOf(ctx, pair, staffDoor))
  }
}

/** A browser in which they have shown password and second factor, as it comes back. */
async function aKnownBrowser(): Promise<Traits> {
  let deviceProofs: string | null = null
  const setCookie = (cookie: string) => {
    deviceProofs = /^vonk_device=([^;]+)/.exec(cookie)?.[1] ?? deviceProofs
  }
  await beginSession(await world.visitor({ setCookie }), db, owner.id, true)
  return { deviceProofs }
}

test('of fifty passwords at once, each from a network of its own, twenty are tried', async () => {
  const outcomes = await Promise.all(Array.from({ length: 50 }, (_, n) => tryWith(`gok ${n}`, elsewhere(n))))
  expect(outcomes.filter((outcome) => outcome === 'staff_login_failed')).toHaveLength(19)
  expect(outcomes.filter((outcome) => outcome === 'login_locked')).toHaveLength(31)
})

test('twenty hold up the right one from elsewhere for an hour, and no browser in which they have logged in', async () => {
  const known = await aKnownBrowser()
  await brake()
  expect(await tryWith(password)).toBe('login_locked')
  expect(await tryWith(password, { ...known, ...elsewhere(99) })).toBe('in')
  world.pass(60 * 60_000)
  expect(await tryWith(password)).toBe('in')
})

test('the password alone makes no browser known', async () => {
  const cookies: string[] = []
  const ctx = await world.visitor({ setCookie: (cookie) => cookies.push(cookie) })
  await logIn(ctx, { email: owner.email, password })
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['vonk_staff'])
})

test('nothing of it holds up a member with the same address', async () => {
  const member = await aMember(db, { email: owner.email, passwordHash })
  await brake()
  expect(await memberLogIn(await world.visitor(), { email: owner.email, password })).toBe(member.id)
})

test('whoever runs the server lets somebody in whom strangers hold up', async () => {
  await brake()
  await staffCommands['new-second-factor'].run(atServer(world, [owner.email]))
  expect(await tryWith(password)).toBe('in')
})

/** How many of so many codes are refused before they are looked at. */
async function refusedCodes(count: number, traits: Traits = {}): Promise<number> {
  const ctx = await world.visitor(traits)
  const tries = Array.from({ length: count }, (_, n) => countCode(ctx, { ...owner, createdAt: longAgo }, `${n}`))
  return (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected').length
}

test('and whose second factor strangers hold up', async () => {
  expect(await refusedCodes(6)).toBe(1)
  await staffCommands['new-second-factor'].run(atServer(world, [owner.email]))
  expect(await refusedCodes(6)).toBe(1)
})

test('five wrong codes lock every network, and no browser in which they have logged in: that is locked by five of its own', async () => {
  const known = await aKnownBrowser()
  expect(await refusedCodes(50, elsewhere(1))).toBe(45)
  world.pass(30_000)
  expect(await refusedCodes(1, elsewhere(2))).toBe(1)
  expect(await refusedCodes(50, { ...known, ...elsewhere(3) })).toBe(45)
})

test('a code that was tried before a lock is another try when it may have become the right one', async () => {
  expect(await refusedCodes(5)).toBe(0)
  expect(await refusedCodes(5)).toBe(0)
  world.pass(30_000)
  expect(await refusedCodes(5)).toBe(5)
})
