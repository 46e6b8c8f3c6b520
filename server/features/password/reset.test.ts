import { beforeEach, describe, expect, test } from 'bun:test'
import { findAccount } from '../../../db/queries/accounts.ts'
import { insertToken } from '../../../db/queries/mail/tokens.ts'
import { aBan, aDeletion, aMember, aSite } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { aSession } from '../../../db/testing/journeys.ts'
import type { Context } from '../../core/context.ts'
import { newToken } from '../../core/crypto/token.ts'
import { mailsTo, tokenIn } from '../../testing/mailbox.ts'
import { testWorld } from '../../testing/world.ts'
import { follow } from '../live/service.ts'
import { entrance } from '../login/links/enter.ts'
import { requestLoginLink } from '../login/links/request-login-link.ts'
import { enter, logIn } from '../login/log-in.ts'
import { password, passwordHash } from '../login/testing/password.ts'
import { findResetLink } from './find-reset-link.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
await aSite(db, { id: 'other', hosts: ['other.test'] })
const world = await testWorld(database)

const minute = 60_000
const fresh = 'een heel nieuwe zin'
let n = 0
let email = ''
let memberId = ''
beforeEach(async () => {
  email = `forgetful${++n}@example.org`
  memberId = (await aMember(db, { email, name: 'Mila', passwordHash })).id
})

async function aLink(): Promise<string> {
  await requestReset(await world.visitor(), { email })
  return tokenIn((await mailsTo(world, email)).at(-1)!)
}
const reset = async (token: string, traits: Partial<Context> = {}, chosen = fresh, repeated = chosen) =>
  resetPassword(await world.visitor(traits), { token, password: chosen, repeated })
const tryToLogIn = async (typed: string, traits: Partial<Context> = {}): Promise<string> =>
  logIn(await world.visitor(traits), { email, password: typed }).then(
    () => 'in',
    (error) => error.code,
  )
const refusal = (code: string, details: object = {}) =>
  expect.objectContaining({ code, details: expect.objectContaining(details) })
const linkFailed = refusal('reset_link_failed')
const sessionsLeft = () => db.query.sessions.findMany({ where: (row, { eq }) => eq(row.memberId, memberId) })
const other = async () => ({ site: await world.sites.of('other.test') })

describe('a new password', () => {
  test('takes the place of the old one, and its owner hears so by mail', async () => {
    await reset(await aLink())
    expect([await tryToLogIn(password), await tryToLogIn(fresh)]).toEqual(['login_failed', 'in'])
    const [mail] = (await mailsTo(world, email)).slice(-1)
    expect(mail).toMatchObject({ subject: 'Je wachtwoord voor Vonk is gewijzigd' })
    expect(mail!.text).toContain('http://localhost/reset-password')
  })

  test('is as good as the one of a sign-up, and typed twice alike', async () => {
    const token = await aLink()
    const tries: [string, string, object][] = [
      ['kort', 'password_length', { field: 'password', min: 8 }],
      ['wachtwoord', 'password_common', { field: 'password' }],
      ['mila-vonk', 'password_personal', { field: 'password' }],
      ['         ', 'password_blank', { field: 'password' }],
    ]
    for (const [chosen, code, details] of tries)
      await expect(reset(token, {}, chosen)).rejects.toEqual(refusal(code, details))
    await expect(reset(token, {}, fresh, 'iets anders')).rejects.toEqual(
      refusal('passwords_differ', { field: 'repeated' }),
    )
    // What was refused has not used the link up.
    await reset(token)
  })

  test('ends all sessions, also one that is just beginning with the old password', async () => {
    const before = (await findAccount(db, memberId))!
    await aSession(db, memberId)
    await reset(await aLink())
    expect(await sessionsLeft()).toEqual([])
    await expect(enter(await world.visitor(), before)).rejects.toEqual(refusal('try_again_later'))
    expect(await sessionsLeft()).toEqual([])
  })

  test('ends the streams of these sessions at once', async () => {
    const member = await world.as({ id: memberId })
    const next = follow(member, 0, new AbortController().signal).next()
    next.catch(() => {})
    const token = await aLink()
    while (!world.bus.sessions().includes(member.me.sessionId)) await Bun.sleep(1)
    await reset(token)
    await expect(next).rejects.toEqual(refusal('authentication_required', { session: 'ended' }))
  })

  test('leaves no session to whoever logs in with the old one at the same moment', async () => {
    const token = await aLink()
    const tries = Array.from({ length: 20 }, (_, i) => tryToLogIn(password, { network: `198.51.${i}.0/24` }))
    await Promise.all([...tries, reset(token)])
    expect(await sessionsLeft()).toEqual([])
  })

  test('opens at once, though the account was locked and braked from everywhere', async () => {
    for (let i = 0; i < 25; i++) await tryToLogIn(`fout ${i}`, i < 5 ? {} : { network: `198.51.${i}.0/24` })
    expect(await tryToLogIn(password)).toBe('login_locked')
    expect(await tryToLogIn(password, { network: '203.0.113.0/24' })).toBe('login_link_required')
    await reset(await aLink())
    expect(await tryToLogIn(fresh)).toBe('in')
  })

  test('makes strangers of the browsers that were known before', async () => {
    const cookies: string[] = []
    const setCookie = (cookie: string) => void cookies.push(cookie)
    const proofs = () => cookies.flatMap((cookie) => /^vonk_device=([^;]+)/.exec(cookie)?.[1] ?? []).at(-1) ?? null
    await logIn(await world.visitor({ setCookie }), { email, password })
    const thief = { deviceProofs: proofs() }
    const strangers = () =>
      Promise.all(Array.from({ length: 21 }, (_, i) => tryToLogIn(`gok ${i}`, { network: `${i}` })))
    await strangers()
    expect(await tryToLogIn(password, thief)).toBe('in')
    world.pass(minute)
    await reset(await aLink())
    await logIn(await world.visitor({ setCookie, deviceProofs: thief.deviceProofs }), { email, password: fresh })
    await strangers()
    expect(await tryToLogIn(fresh, thief)).toBe('login_link_required')
    expect(await tryToLogIn(fresh, { deviceProofs: proofs() })).toBe('in')
    // Each stranger's password is compared with one that is hashed as the product does it.
  }, 30_000)

  test('costs the database twelve statements at most', async () => {
    const [token, visitor] = [await aLink(), await world.visitor()]
    const { statements } = await countStatements(database, () =>
      resetPassword(visitor, { token, password: fresh, repeated: fresh }),
    )
    expect(statements.length).toBeLessThanOrEqual(12)
  })
})

describe('the link', () => {
  test('works once, of twenty at the same moment one', async () => {
    const token = await aLink()
    const chosen = Array.from({ length: 20 }, (_, i) => `een nieuwe zin ${i}`)
    const outcomes = await Promise.allSettled(chosen.map((each) => reset(token, {}, each)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(outcomes.filter((outcome) => 'reason' in outcome).map(({ reason }) => reason.code)).toEqual(
      Array(19).fill('reset_link_failed'),
    )
    const winner = outcomes.findIndex(({ status }) => status === 'fulfilled')
    expect(await tryToLogIn(chosen[winner]!)).toBe('in')
    await expect(reset(token)).rejects.toEqual(linkFailed)
    // Each of them hashes a password.
  }, 30_000)

  test('works for an hour', async () => {
    const token = await aLink()
    world.pass(60 * minute)
    expect(await findResetLink(await world.visitor({ mailedToken: token }))).toBeNull()
    await expect(reset(token)).rejects.toEqual(linkFailed)
  })

  test('is dead once a newer one was mailed', async () => {
    const older = await aLink()
    world.pass(minute)
    const newer = await aLink()
    expect(newer).not.toBe(older)
    await expect(reset(older)).rejects.toEqual(linkFailed)
    await reset(newer)
  })

  test('kills those that log in, and one of them kills it', async () => {
    const linkToLogIn = async () => {
      await requestLoginLink(await world.visitor(), { email })
      return tokenIn((await mailsTo(world, email)).at(-1)!)
    }
    const dead = '/login?notice=link_failed'
    const [first, token] = [await linkToLogIn(), await aLink()]
    await reset(token)
    expect(await entrance.open(await world.visitor(), first)).toBe(dead)
    world.pass(minute)
    const [second, other] = [await linkToLogIn(), await aLink()]
    expect(await entrance.open(await world.visitor(), second)).toBe('/members')
    await expect(reset(other)).rejects.toEqual(linkFailed)
  })

  test('means nothing at another site, nor does one for something else', async () => {
    const token = await aLink()
    expect(await findResetLink(await world.visitor({ mailedToken: token, ...(await other()) }))).toBeNull()
    await expect(reset(token, await other())).rejects.toEqual(linkFailed)
    const { token: foreign, hash } = newToken()
    const expiresAt = new Date(world.now().getTime() + minute)
    await insertToken(db, { hash, memberId, purpose: 'log_in', email, createdAt: world.now(), expiresAt })
    await expect(reset(foreign)).rejects.toEqual(linkFailed)
    expect(await findResetLink(await world.visitor({ mailedToken: foreign }))).toBeNull()
    await reset(token)
  })

  test('tells its page whose account it is, and changes nothing by that', async () => {
    const token = await aLink()
    const visitor = await world.visitor({ mailedToken: token })
    for (let looks = 0; looks < 2; looks++) expect(await findResetLink(visitor)).toEqual({ name: 'Mila', email, token })
    expect(await findResetLink(await world.visitor())).toBeNull()
    expect(await tryToLogIn(password)).toBe('in')
  })

  test('lets somebody banned choose a password, with which they hear what the ban is for', async () => {
    await aBan(db, memberId, 'Spam')
    await reset(await aLink())
    expect([await tryToLogIn(password), await tryToLogIn(fresh)]).toEqual(['login_failed', 'login_banned'])
  })

  test('brings nobody back who has left since', async () => {
    const token = await aLink()
    await aDeletion(db, memberId, new Date(world.now().getTime() + minute))
    await reset(token)
    expect(await tryToLogIn(fresh)).toBe('email_in_grace')
    world.pass(minute)
    expect(await tryToLogIn(fresh)).toBe('login_failed')
  })

  test('sets no password of a demo that is over', async () => {
    email = 'premium@demo.example'
    memberId = (await aMember(db, { email, passwordHash })).id
    const { token, hash } = newToken()
    const expiresAt = new Date(world.now().getTime() + minute)
    await insertToken(db, { hash, memberId, purpose: 'reset_password', email, createdAt: world.now(), expiresAt })
    await expect(reset(token)).rejects.toEqual(linkFailed)
    await reset(token, { isDemo: true })
  })
})
