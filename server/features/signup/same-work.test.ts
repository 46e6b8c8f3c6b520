import { beforeAll, beforeEach, expect, spyOn, test } from 'bun:test'
import { aBan, aDeletion, aMember, aSite } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import type { Context } from '../../core/context.ts'
import { takeJobs } from '../../testing/mailbox.ts'
import { testWorld } from '../../testing/world.ts'
import { requestReactivation } from '../login/links/reactivate.ts'
import { requestLoginLink } from '../login/links/request-login-link.ts'
import { logIn } from '../login/log-in.ts'
import { hashPassword, isPassword } from '../login/passwords.ts'
import { signUpFromLander } from './input/from-lander.ts'
import { signUp } from './sign-up.ts'
import { aForm, aSignup } from './testing/forms.ts'

// On a site that hides which accounts exist, the time of an answer must not reveal whether an address is known. The
// tests count the expensive work, because times would depend on the machine.

const database = await freshDatabase()
const { db } = database
await aSite(db, { id: 'discreet', settings: { hideAccountExistence: true } })
const world = await testWorld(database)
const hashing = spyOn(Bun.password, 'hash')
const comparing = spyOn(Bun.password, 'verify')

const password = 'een lange zin om in te loggen'
const day = 24 * 60 * 60_000
let passwordHash = ''
let addresses: string[] = []
let n = 0

beforeAll(async () => {
  passwordHash = await hashPassword(password, 'here')
  // The first check after a start also creates the hash that unknown accounts are compared with.
  await isPassword('', null, 'here')
})

/** Of nobody, of one who has not confirmed, and of one who has just signed up: the first `unproven`. Then the others. */
const unproven = 3

beforeEach(async () => {
  const of = async (traits: object = {}) =>
    aMember(db, { email: `somebody${++n}@example.org`, siteId: 'discreet', passwordHash, ...traits })
  const unconfirmed = await of({ confirmedAt: null })
  const brandNew = await of({ confirmedAt: null, createdAt: world.now() })
  const [active, banned, leaving, gone] = [await of(), await of(), await of(), await of()]
  const now = world.now().getTime()
  await aBan(db, banned.id, 'Spam')
  await aDeletion(db, leaving.id, new Date(now + day))
  await aDeletion(db, gone.id, new Date(now - day))
  const known = [unconfirmed, brandNew, active, banned, leaving, gone].map(({ email }) => email)
  addresses = [`nobody${++n}@example.org`, ...known]
})

/** What it takes to answer: statements, passwords hashed and compared, and what is left to be done later. */
async function workOf(ask: (ctx: Context) => Promise<unknown>) {
  const ctx = await world.visitor({ site: await world.sites.byId('discreet') })
  await takeJobs(world)
  hashing.mockClear()
  comparing.mockClear()
  const answer = () => ask(ctx).catch((error) => error.wire)
  const { result, statements, transactions, savepoints } = await countStatements(database, answer)
  const passwords = [hashing.mock.calls.length, comparing.mock.calls.length]
  const jobs = (await takeJobs(world)).map(({ queue, payload }) => [queue, Object.keys(payload)])
  return { result, statements, transactions, savepoints, passwords, jobs }
}

async function expectSameWork(ask: (ctx: Context, email: string) => Promise<unknown>) {
  const works = []
  for (const email of addresses) works.push(await workOf((ctx) => ask(ctx, email)))
  for (const work of works) expect(work).toEqual(works[0]!)
  return works[0]!
}

test('a log-in that fails takes the same work, whether there is an account or not', async () => {
  const { statements, passwords } = await expectSameWork((ctx, email) =>
    logIn(ctx, { email, password: 'niet het goede' }),
  )
  expect(statements.length).toBeGreaterThan(2)
  expect(passwords).toEqual([0, 1])
})

test('so does a log-in with the right password at an address that nobody has proven', async () => {
  addresses = addresses.slice(0, unproven)
  const { result } = await expectSameWork((ctx, email) => logIn(ctx, { email, password }))
  expect(result).toMatchObject({ code: 'login_failed', details: { mayBeUnconfirmed: true } })
})

test('asking for the way back takes the same work, whether there is an account or not', async () => {
  const { statements, jobs } = await expectSameWork((ctx, email) => requestReactivation(ctx, { email }))
  expect(statements.length).toBeGreaterThan(1)
  expect(jobs).toHaveLength(1)
})

test('asking for a link that logs in takes the same work, whether there is an account or not', async () => {
  const { statements, jobs } = await expectSameWork((ctx, email) => requestLoginLink(ctx, { email }))
  expect(statements.length).toBeGreaterThan(1)
  expect(jobs).toHaveLength(1)
})

test('signing up takes the same work, whether the address is known or new', async () => {
  const { result, passwords, jobs } = await expectSameWork((ctx, email) => signUp(ctx, aSignup({ email })))
  expect(result).toEqual({ loggedIn: false })
  expect(passwords).toEqual([1, 0])
  expect(jobs).toHaveLength(1)
})

test('so does signing up from a lander', async () => {
  const { passwords, jobs } = await expectSameWork((ctx, email) =>
    signUpFromLander(ctx, { form: aForm({ email }), tracking: {} }),
  )
  expect(passwords).toEqual([1, 0])
  expect(jobs).toHaveLength(1)
})
