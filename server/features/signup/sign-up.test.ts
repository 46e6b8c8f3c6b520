import { beforeEach, describe, expect, test } from 'bun:test'
import { aDeletion, aMember, aSite } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { aSession } from '../../../db/testing/journeys.ts'
import { mailsTo, tokenIn } from '../../testing/mailbox.ts'
import { testWorld } from '../../testing/world.ts'
import { confirmEmail } from '../confirmation/confirm.ts'
import { attemptOf, countAttempt } from '../login/attempts.ts'
import { logIn } from '../login/log-in.ts'
import { getOwn } from '../profile/own.ts'
import { signUp } from './sign-up.ts'
import { aSignup } from './testing/forms.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
await aSite(db, { id: 'closed', hosts: ['closed.test'], settings: { signups: 'other' } })
await aSite(db, { id: 'traffic', hosts: ['traffic.test'], settings: { signups: 'with_trafficsource' } })
await aSite(db, { id: 'discreet', hosts: ['discreet.test'], settings: { hideAccountExistence: true } })
await aSite(db, { id: 'inside', hosts: ['inside.test'], settings: { loggedOutSearch: false } })
await aSite(db, {
  ...{ id: 'inside-discreet', hosts: ['inside-discreet.test'] },
  settings: { loggedOutSearch: false, hideAccountExistence: true },
})
const world = await testWorld(database)

let n = 0
let email = ''
beforeEach(() => {
  email = `somebody${++n}@example.org`
})

/** A browser without a session, and the cookies it gets. */
async function aBrowser(host = 'localhost') {
  const cookies: string[] = []
  const ctx = await world.visitor({ site: await world.sites.of(host), setCookie: (cookie) => cookies.push(cookie) })
  return { ctx, cookies, session: () => cookies.find((cookie) => cookie.startsWith('vonk_session=')) }
}

const secretIn = (cookie = '') => /^vonk_session=([^;]*)/.exec(cookie)?.[1] ?? ''
const accountsWith = (address: string) =>
  db.query.members.findMany({ where: (member, { eq }) => eq(member.emailNormalized, address) })
const refusal = (code: string, field?: string) =>
  expect.objectContaining({ code, details: expect.objectContaining(field ? { field } : {}) })

describe('somebody who fills in the form well', () => {
  test('has an account, is logged in at once and not confirmed', async () => {
    const { ctx, session } = await aBrowser()
    const outcome = await signUp(ctx, aSignup({ email: ` ${email.toUpperCase()} ` }))
    const found = await ctx.sessions.find(secretIn(session()))
    expect(outcome).toEqual({ loggedIn: true, memberId: found!.member.id })
    expect(found!.member.confirmed).toBe(false)
    expect(session()).toContain('HttpOnly')
  })

  test.each([
    ['localhost', true],
    ['discreet.test', true],
    ['inside.test', false],
    ['inside-discreet.test', false],
  ])('of %s is shown to visitors by their switch: %p', async (host, isShown) => {
    const { ctx } = await aBrowser(host)
    await signUp(ctx, aSignup({ email }))
    await mailsTo(world, email)
    const [member] = await accountsWith(email)
    expect((await getOwn(ctx, member!.id)).shownToVisitors).toBe(isShown)
  })

  test('has a profile that nobody finds yet, and the free messages of the site', async () => {
    const { ctx } = await aBrowser()
    await signUp(ctx, aSignup({ email, sexuality: 'bi', sexualityConsent: true, interests: ['music', 'music'] }))
    const [member] = await accountsWith(email)
    const profile = await db.query.profiles.findFirst({ where: (p, { eq }) => eq(p.memberId, member!.id) })
    const wallet = await db.query.wallets.findFirst({ where: (w, { eq }) => eq(w.memberId, member!.id) })
    expect(profile).toMatchObject({
      name: 'Ada',
      birthDate: '1990-02-03',
      city: 'Haarlem',
      about: 'Ik wandel graag.',
      sexuality: 'bi',
      sexualityConsentAt: ctx.now(),
      interests: ['music'],
      searchable: false,
    })
    expect(wallet).toMatchObject({ balance: 0, freeMessages: 3 })
  })

  test('is remembered with where they came from, without braces', async () => {
    const { ctx } = await aBrowser()
    await signUp(ctx, aSignup({ email }, { network: '{friends}', sub2: 'x' }))
    const [member] = await accountsWith(email)
    const source = await db.query.signupSources.findFirst({ where: (s, { eq }) => eq(s.memberId, member!.id) })
    expect(source).toMatchObject({ network: 'friends', ref: null, sub2: 'x' })
  })

  test('leaves no password behind that anybody could read', async () => {
    await signUp((await aBrowser()).ctx, aSignup({ email }))
    const [member] = await accountsWith(email)
    expect(member!.passwordHash).toStartWith('$argon2id$v=19$m=19456,t=2,p=1$')
  })

  test('asks the database eight times at most', async () => {
    const { ctx } = await aBrowser()
    const { statements, transactions } = await countStatements(database, () =>
      signUp(ctx, aSignup({ email }, { network: 'friends' })),
    )
    expect(statements.length).toBeLessThanOrEqual(8)
    expect(transactions).toBe(1)
  })

  test('loses a session that was planted in the browser before', async () => {
    const mallory = await aMember(db)
    const planted = await aSession(db, mallory.id)
    const { ctx, session } = await aBrowser()
    await signUp({ ...ctx, sessionSecret: planted }, aSignup({ email }))
    expect(secretIn(session())).not.toBe(planted)
    expect(await world.sessions.find(planted)).toBeUndefined()
  })
})

describe('somebody who sends the form twice', () => {
  test('lands logged in to the same account, though the first answer was lost', async () => {
    const [first, second] = [await aBrowser(), await aBrowser()]
    const outcome = await signUp(first.ctx, aSignup({ email }))
    expect(await signUp(second.ctx, aSignup({ email }))).toEqual(outcome)
    expect(await accountsWith(email)).toHaveLength(1)
    expect(await world.sessions.find(secretIn(second.session()))).toBeDefined()
  })

  test('does not get into a new account of somebody else by its address alone', async () => {
    await signUp((await aBrowser()).ctx, aSignup({ email }))
    const { ctx, cookies } = await aBrowser()
    const attempt = signUp(ctx, aSignup({ email, password: 'het wachtwoord van iemand anders' }))
    await expect(attempt).rejects.toEqual(refusal('email_taken', 'email'))
    expect(cookies).toEqual([])
  })

  describe('and guesses passwords by it', () => {
    const guess = async (password: string, traits: object = {}) => {
      const { ctx } = await aBrowser()
      const signedUp = signUp({ ...ctx, ...traits }, aSignup({ email, password }))
      return signedUp.then(() => 'in').catch(({ code }) => code)
    }
    const guesses = async (count: number, traits?: object) => {
      const codes = []
      for (let i = 0; i < count; i++) codes.push(await guess(`een wachtwoord van iemand ${i}`, traits))
      return codes
    }
    const right = () => aSignup().form.password
    beforeEach(async () => {
      await signUp((await aBrowser()).ctx, aSignup({ email }))
    })

    test('is locked with the fifth, from logging in as well', async () => {
      expect(await guesses(5)).toEqual([...Array(4).fill('email_taken'), 'login_locked'])
      expect(await guess(right())).toBe('login_locked')
      const { ctx } = await aBrowser()
      await expect(logIn(ctx, { email, password: right() })).rejects.toEqual(refusal('login_locked'))
      expect(await guess(right(), { network: '203.0.113.0/24' })).toBe('in')
    })

    test('is held up with the twentieth, from wherever', async () => {
      for (let i = 0; i < 20; i++) {
        const ctx = await world.visitor({ network: `198.51.${i}.0/24` })
        await countAttempt(ctx, attemptOf(ctx, { emailNormalized: email, password: `gok ${i}`, account: undefined }))
      }
      expect(await guess(right())).toBe('login_link_required')
    })

    test('counts the same wrong one once, and forgets the right one', async () => {
      const wrong = 'een wachtwoord van iemand'
      for (let i = 0; i < 6; i++) expect(await guess(wrong)).toBe('email_taken')
      const all = Array.from({ length: 6 }, () => guess(right()))
      expect(await Promise.all(all)).toEqual(Array(6).fill('in'))
      expect(await guesses(4)).toEqual(Array(4).fill('email_taken'))
    })
  })

  test('is nobody of a demo that is over', async () => {
    const address = 'new@demo.example'
    await signUp((await aBrowser()).ctx, aSignup({ email: address }))
    const { ctx, cookies } = await aBrowser()
    await expect(signUp(ctx, aSignup({ email: address }))).rejects.toEqual(refusal('email_taken'))
    expect(cookies).toEqual([])
    expect(await signUp({ ...ctx, isDemo: true }, aSignup({ email: address }))).toMatchObject({ loggedIn: true })
  })

  test('is a stranger again after ten minutes', async () => {
    await signUp((await aBrowser()).ctx, aSignup({ email }))
    world.pass(10 * 60_000)
    await expect(signUp((await aBrowser()).ctx, aSignup({ email }))).rejects.toEqual(refusal('email_taken'))
  })
})

describe('somebody whose form is not right', () => {
  test('hears everything at once, an address that is taken among it', async () => {
    const taken = await aMember(db)
    const attempt = signUp((await aBrowser()).ctx, aSignup({ name: '@ada', email: taken.email, consent: false }))
    await expect(attempt).rejects.toMatchObject({
      code: 'input_invalid',
      details: {
        problems: [
          { code: 'profile_name_at_sign', details: { field: 'name' } },
          { code: 'consent_required', details: { field: 'consent' } },
          { code: 'email_taken', details: { field: 'email' } },
        ],
      },
    })
  })

  test('hears one thing as what it is', async () => {
    const { ctx } = await aBrowser()
    const birthDate = `${ctx.now().getUTCFullYear() - 18}-12-01`
    await expect(signUp(ctx, aSignup({ email, birthDate }))).rejects.toEqual(
      refusal('birth_date_required', 'birthDate'),
    )
    await expect(signUp(ctx, aSignup({ email, password: '12345678' }))).rejects.toEqual(
      refusal('password_common', 'password'),
    )
    await expect(signUp(ctx, aSignup({ email, sexuality: 'bi' }))).rejects.toEqual(
      refusal('consent_required', 'sexualityConsent'),
    )
    expect(await accountsWith(email)).toEqual([])
  })
})

describe('an address that is known already', () => {
  test('however it is written, offers to log in', async () => {
    await aMember(db, { email })
    const attempt = signUp((await aBrowser()).ctx, aSignup({ email: email.toUpperCase() }))
    await expect(attempt).rejects.toEqual(refusal('email_taken', 'email'))
  })

  test('is free on another site', async () => {
    await aMember(db, { email, siteId: 'traffic' })
    expect((await signUp((await aBrowser()).ctx, aSignup({ email }))).loggedIn).toBe(true)
  })

  test('of a deleted account that can still come back, offers that', async () => {
    const left = await aMember(db, { email })
    await aDeletion(db, left.id, new Date(world.now().getTime() + 1000))
    await expect(signUp((await aBrowser()).ctx, aSignup({ email }))).rejects.toEqual(refusal('email_in_grace', 'email'))
  })

  test('of an account that was left for good is free again', async () => {
    const left = await aMember(db, { email })
    await aDeletion(db, left.id, world.now())
    expect(await signUp((await aBrowser()).ctx, aSignup({ email }))).toMatchObject({ loggedIn: true })
    expect((await accountsWith(email)).map(({ id }) => id)).not.toContain(left.id)
  })
})

describe('a site by invitation', () => {
  test('is closed to everybody else', async () => {
    const closed = signUp((await aBrowser('closed.test')).ctx, aSignup({ email }, { network: 'friends' }))
    await expect(closed).rejects.toEqual(refusal('signup_closed'))
    await expect(signUp((await aBrowser('traffic.test')).ctx, aSignup({ email }))).rejects.toEqual(
      refusal('signup_closed'),
    )
  })

  test('is open to who comes with a traffic source where that is enough', async () => {
    const { ctx } = await aBrowser('traffic.test')
    expect(await signUp(ctx, aSignup({ email }, { network: 'friends' }))).toMatchObject({ loggedIn: true })
  })
})

describe('a site that hides which accounts exist', () => {
  test('answers a new and a known address alike, and logs nobody in', async () => {
    const [known, fresh] = [await aBrowser('discreet.test'), await aBrowser('discreet.test')]
    await aMember(db, { email, siteId: 'discreet', name: 'Mila' })
    const outcomes = [
      await signUp(known.ctx, aSignup({ email })),
      await signUp(fresh.ctx, aSignup({ email: `new-${email}` })),
    ]
    expect(outcomes).toEqual([{ loggedIn: false }, { loggedIn: false }])
    expect([known.cookies, fresh.cookies]).toEqual([[], []])
  })

  test('tells the owner of the address by mail, once a minute at most', async () => {
    await aMember(db, { email, siteId: 'discreet', name: 'Mila' })
    const attempts = Array.from({ length: 5 }, async () =>
      signUp((await aBrowser('discreet.test')).ctx, aSignup({ email })),
    )
    await Promise.all(attempts)
    const mails = await mailsTo(world, email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ subject: 'Je hebt al een account op Vonk' })
    expect(mails[0]!.text).toContain('Mila')
  })

  test('sends a deleted account its way back', async () => {
    const left = await aMember(db, { email, siteId: 'discreet' })
    await aDeletion(db, left.id, new Date(world.now().getTime() + 86_400_000))
    expect(await signUp((await aBrowser('discreet.test')).ctx, aSignup({ email }))).toEqual({ loggedIn: false })
    expect((await mailsTo(world, email))[0]!.text).toContain('/reactivate?token=')
  })

  test('lets the new member log in with the password once the address is confirmed', async () => {
    await signUp((await aBrowser('discreet.test')).ctx, aSignup({ email }))
    const { ctx, session } = await aBrowser('discreet.test')
    const [mail] = await mailsTo(world, email)
    await confirmEmail(ctx, tokenIn(mail!))
    await logIn(ctx, { email, password: aSignup().form.password })
    expect(session()).toBeDefined()
  })
})
