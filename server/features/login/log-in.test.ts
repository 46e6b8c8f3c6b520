import { beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { demoPassword } from '../../../db/demo/logins.ts'
import { aBan, aDeletion, aMember, aSite } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { aSession } from '../../../db/testing/journeys.ts'
import { testWorld } from '../../testing/world.ts'
import { logOut } from '../session/log-out.ts'
import { logIn } from './log-in.ts'
import { hashPassword } from './passwords.ts'
import { password, passwordHash } from './testing/password.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)

const minute = 60_000
let email = ''
let memberId = ''
let n = 0

beforeEach(async () => {
  email = `member-of-log-in${++n}@example.org`
  memberId = (await aMember(db, { email, passwordHash })).id
})

async function aBrowser(traits: Parameters<typeof world.visitor>[0] = {}) {
  const cookies: string[] = []
  const ctx = await world.visitor({ setCookie: (cookie) => cookies.push(cookie), ...traits })
  const secret = () => cookies.flatMap((cookie) => /^vonk_session=([^;]*)/.exec(cookie)?.[1] ?? []).at(-1) ?? ''
  return { ctx, cookies, secret }
}

const refusal = (code: string, details: object = {}) =>
  expect.objectContaining({ code, details: expect.objectContaining(details) })

async function failTimes(times: number, traits: Parameters<typeof world.visitor>[0] = {}) {
  const codes: string[] = []
  for (let i = 0; i < times; i++) {
    const { ctx } = await aBrowser(traits)
    await logIn(ctx, { email, password: `niet goed ${i}` }).catch((error) => codes.push(error.code))
  }
  return codes
}

describe('the right address and password', () => {
  test('open the account, however the address is written, in the member’s language', async () => {
    const { ctx, cookies, secret } = await aBrowser()
    await logIn(ctx, { email: ` ${email.toUpperCase()}`, password })
    expect((await world.sessions.find(secret()))?.member.id).toBe(memberId)
    expect(cookies).toContainEqual(expect.stringMatching(/^locale=nl; Max-Age=31536000/))
  })

  test('open it though the é was typed another way', async () => {
    const accented = await aMember(db, {
      email: `x${email}`,
      passwordHash: await hashPassword('café met taart', 'here'),
    })
    const { ctx, secret } = await aBrowser()
    await logIn(ctx, { email: accented.email, password: 'cafe\u0301 met taart' })
    expect((await world.sessions.find(secret()))?.member.id).toBe(accented.id)
  })

  test('end the session the browser came with', async () => {
    const planted = await aSession(db, (await aMember(db)).id)
    const { ctx, secret } = await aBrowser({ sessionSecret: planted })
    await logIn(ctx, { email, password })
    expect(secret()).not.toBe(planted)
    expect(await world.sessions.find(planted)).toBeUndefined()
  })

  test('travel by https alone where the site does', async () => {
    const { ctx, cookies } = await aBrowser({ origin: 'https://vonk.example' })
    await logIn(ctx, { email, password })
    for (const cookie of cookies) expect(cookie).toContain('; Secure')
  })

  test('ask the database five times at most', async () => {
    const { ctx } = await aBrowser()
    const { statements } = await countStatements(database, () => logIn(ctx, { email, password }))
    expect(statements.length).toBeLessThanOrEqual(5)
  })
})

test('who logs out is out, and may do so twice', async () => {
  const { ctx, secret } = await aBrowser()
  await logIn(ctx, { email, password })
  const sessionSecret = secret()
  await logOut({ ...ctx, sessionSecret })
  await logOut({ ...ctx, sessionSecret })
  expect(await world.sessions.find(sessionSecret)).toBeUndefined()
})

describe('a wrong pair', () => {
  test('gets one answer, whether the address, the password or the form of it is wrong', async () => {
    const { ctx, cookies } = await aBrowser()
    await expect(logIn(ctx, { email, password: 'x' })).rejects.toEqual(refusal('login_failed'))
    await expect(logIn(ctx, { email: 'no@example.org', password })).rejects.toEqual(refusal('login_failed'))
    await expect(logIn(ctx, { email: 'no address', password })).rejects.toEqual(refusal('login_failed'))
    expect(cookies).toEqual([])
  })

  test('is refused to a profile that nobody can log in to', async () => {
    const fictional = await aMember(db, { email: `f${email}`, fictional: true })
    const { ctx } = await aBrowser()
    await expect(logIn(ctx, { email: fictional.email, password })).rejects.toEqual(refusal('login_failed'))
  })

  test('does not work on another site', async () => {
    await aSite(db, { id: 'other', hosts: ['other.test'] })
    const { ctx } = await aBrowser({ site: await world.sites.byId('vonk') })
    const elsewhere = { ...ctx, site: { ...ctx.site, id: 'other' } }
    await expect(logIn(elsewhere, { email, password })).rejects.toEqual(refusal('login_failed'))
  })
})

describe('a member of the demo, whose password everybody can read', () => {
  const ofDemo = { email: 'premium@demo.example', password: demoPassword }
  beforeAll(async () => {
    await aMember(db, { email: ofDemo.email, passwordHash: await hashPassword(demoPassword, 'here') })
  })

  test('logs in where the demo is on', async () => {
    const { ctx, secret } = await aBrowser({ isDemo: true })
    await logIn(ctx, ofDemo)
    expect(await world.sessions.find(secret())).toBeDefined()
  })

  test('is answered like a wrong pair where it is not, and locked like one', async () => {
    const { ctx, cookies } = await aBrowser()
    for (let i = 0; i < 4; i++) {
      const attempt = logIn(ctx, { ...ofDemo, password: `niet goed ${i}` })
      await expect(attempt).rejects.toEqual(refusal('login_failed'))
    }
    await expect(logIn(ctx, ofDemo)).rejects.toEqual(refusal('login_locked'))
    world.pass(60 * minute)
    await expect(logIn(ctx, ofDemo)).rejects.toEqual(refusal('login_failed'))
    expect(cookies).toEqual([])
  })
})

describe('too many wrong pairs', () => {
  test('lock for a quarter of an hour, and say so with the fifth', async () => {
    expect(await failTimes(6)).toEqual([...Array(4).fill('login_failed'), 'login_locked', 'login_locked'])
    const { ctx } = await aBrowser()
    await expect(logIn(ctx, { email, password })).rejects.toEqual(refusal('login_locked', { minutes: 15 }))
    world.pass(15 * minute)
    await logIn(ctx, { email, password })
  })

  test('lock twice as long each time', async () => {
    await failTimes(5)
    world.pass(15 * minute)
    await failTimes(5)
    const { ctx } = await aBrowser()
    await expect(logIn(ctx, { email, password })).rejects.toEqual(refusal('login_locked', { minutes: 30 }))
  })

  test('from elsewhere do not lock the member out', async () => {
    await failTimes(5, { network: '203.0.113.0/24' })
    await logIn((await aBrowser()).ctx, { email, password })
  })

  test('are forgotten once the right one comes', async () => {
    await failTimes(4)
    await logIn((await aBrowser()).ctx, { email, password })
    expect(await failTimes(4)).toEqual(Array(4).fill('login_failed'))
  })

  test('lock an address without an account alike, so that a lock tells nothing', async () => {
    email = 'nobody@example.org'
    expect(await failTimes(5)).toEqual([...Array(4).fill('login_failed'), 'login_locked'])
  })
})

describe('somebody who is banned', () => {
  beforeEach(() => aBan(db, memberId, 'Spam'))

  test('is told why, with the right password', async () => {
    const { ctx, cookies } = await aBrowser()
    await expect(logIn(ctx, { email, password })).rejects.toEqual(refusal('login_banned', { reason: 'Spam' }))
    expect(cookies).toEqual([])
  })

  test('is told nothing with a wrong one', async () => {
    await expect(logIn((await aBrowser()).ctx, { email, password: 'x' })).rejects.toEqual(refusal('login_failed'))
  })
})

describe('somebody who has left', () => {
  test('is offered the way back while there is one', async () => {
    await aDeletion(db, memberId, new Date(world.now().getTime() + minute))
    const { ctx } = await aBrowser()
    await expect(logIn(ctx, { email, password })).rejects.toEqual(refusal('email_in_grace'))
    await expect(logIn(ctx, { email, password: 'x' })).rejects.toEqual(refusal('login_failed'))
  })

  test('is unknown after that', async () => {
    await aDeletion(db, memberId, world.now())
    await expect(logIn((await aBrowser()).ctx, { email, password })).rejects.toEqual(refusal('login_failed'))
  })
})
