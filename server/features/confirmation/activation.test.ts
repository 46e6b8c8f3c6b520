import { beforeEach, describe, expect, test } from 'bun:test'
import { aDeletion, aMember, aSite } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import type { Context } from '../../core/context.ts'
import { linkIn, mailsTo, tokenIn } from '../../testing/mailbox.ts'
import { askingOf, type Question } from '../../testing/php.ts'
import { testWorld } from '../../testing/world.ts'
import { sendActivationMail } from '../mail/send-account-mails.ts'
import { signUp } from '../signup/sign-up.ts'
import { aSignup } from '../signup/testing/forms.ts'
import { activation, changeUnconfirmedEmail, resendActivationMail } from './activation.ts'
import { confirmEmail } from './confirm.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
await aSite(db, { id: 'generous', hosts: ['generous.test'], settings: { signupCredits: 5 } })
const world = await testWorld(database)

const minute = 60_000
const day = 24 * 60 * minute
let n = 0
let email = ''
beforeEach(() => {
  email = `new${++n}@example.org`
})

const visitorAt = async (host: string, traits: Partial<Context> = {}) =>
  world.visitor({ site: await world.sites.of(host), ...traits })

/** Somebody who has just signed up, and the mail they got. */
async function aNewcomer(host = 'localhost') {
  const visitor = await visitorAt(host, { origin: 'https://vonk.example' })
  const outcome = await signUp(visitor, aSignup({ email }))
  if (!outcome.loggedIn) throw new Error('not logged in')
  const [mail] = await mailsTo(world, email)
  return { ctx: await world.as({ id: outcome.memberId }), id: outcome.memberId, mail: mail! }
}

const factsOf = async (id: string) => ({
  member: (await db.query.members.findFirst({ where: (row, { eq }) => eq(row.id, id) }))!,
  profile: (await db.query.profiles.findFirst({ where: (row, { eq }) => eq(row.memberId, id) }))!,
  wallet: (await db.query.wallets.findFirst({ where: (row, { eq }) => eq(row.memberId, id) }))!,
  events: await db.query.memberEvents.findMany({ where: (row, { eq }) => eq(row.memberId, id) }),
})
const refusal = (code: string, details: object = {}) =>
  expect.objectContaining({ code, details: expect.objectContaining(details) })

describe('the activation mail', () => {
  test('names the site and the member, says what the link does and how long it works', async () => {
    const { mail } = await aNewcomer()
    expect(mail).toMatchObject({ fromName: 'Vonk', subject: 'Bevestig je e-mailadres voor Vonk' })
    expect(mail.text).toContain('Welkom, Ada')
    expect(mail.text).toContain('De link werkt 7 dagen.')
    expect(mail.text).toMatch(/https:\/\/vonk\.example\/activate\?token=[\w-]{43}\n/)
    expect(mail.html).toContain(`href="https://vonk.example${linkIn(mail)}"`)
    expect(mail.html).toContain('<html lang="nl">')
  })

  test('comes in the language of the sign-up', async () => {
    const visitor = await world.visitor({ locale: 'en' })
    await signUp(visitor, aSignup({ email }))
    const [mail] = await mailsTo(world, email)
    expect(mail!.subject).toBe('Confirm your email address for Vonk')
    expect(mail!.html).toContain('<html lang="en">')
  })

  test('leaves only a hash of its secret with us', async () => {
    const { id, mail } = await aNewcomer()
    const tokens = await db.query.memberTokens.findMany({ where: (row, { eq }) => eq(row.memberId, id) })
    expect(tokens).toHaveLength(1)
    expect(JSON.stringify(tokens)).not.toContain(tokenIn(mail))
    expect(tokens[0]).toMatchObject({
      purpose: 'activate',
      email,
      expiresAt: new Date(world.now().getTime() + 7 * day),
    })
  })

  test('that could not be handed over leaves no link behind; it is sent later', async () => {
    const visitor = await world.visitor()
    await signUp(visitor, aSignup({ email }))
    const [member] = await db.query.members.findMany({ where: (row, { eq }) => eq(row.email, email) })
    const offline = { ...world, mail: { ...world.mail, send: () => Promise.reject(new Error('mail server away')) } }
    const payload = { memberId: member!.id, origin: 'http://localhost' }
    await expect(sendActivationMail(offline, payload)).rejects.toThrow('mail server away')
    expect(await activation(await world.as(member!))).toMatchObject({ mail: 'under_way' })
    expect(await mailsTo(world, email)).toHaveLength(1)
    expect(await activation(await world.as(member!))).toMatchObject({ mail: 'sent' })
  })
})

test('a member for whom nobody asked for a mail is not told that one is on its way', async () => {
  const member = await aMember(db, { confirmedAt: null, email })
  expect(await activation(await world.as(member))).toMatchObject({ mail: 'none', resendIn: 0 })
})

describe('who follows the link', () => {
  test('is active, can be found, and every open screen hears of it', async () => {
    const { ctx, id, mail } = await aNewcomer()
    await confirmEmail(await world.visitor(), tokenIn(mail))
    const { member, profile, events } = await factsOf(id)
    expect(member.confirmedAt).toEqual(world.now())
    expect(profile.searchable).toBe(true)
    expect(events.map(({ type }) => type)).toEqual(['account'])
    expect(await activation(ctx)).toMatchObject({ confirmed: true })
  })

  test('may do so again, as mail scanners do, and nothing more happens', async () => {
    const { id, mail } = await aNewcomer('generous.test')
    const visitor = await visitorAt('generous.test')
    await Promise.all(Array.from({ length: 10 }, () => confirmEmail(visitor, tokenIn(mail))))
    world.pass(8 * day)
    await confirmEmail(visitor, tokenIn(mail))
    const { wallet, events } = await factsOf(id)
    expect(wallet.balance).toBe(5)
    expect(events.map(({ type, data }) => ({ type, data }))).toEqual([
      { type: 'account', data: {} },
      { type: 'wallet', data: { balance: 5, freeMessages: 3 } },
    ])
  })

  test('costs the database seven statements at most, credits included', async () => {
    const { mail } = await aNewcomer('generous.test')
    const visitor = await visitorAt('generous.test')
    const { statements } = await countStatements(database, () => confirmEmail(visitor, tokenIn(mail)))
    expect(statements.length).toBeLessThanOrEqual(7)
  })

  test('after seven days gets nowhere', async () => {
    const { id, mail } = await aNewcomer()
    world.pass(7 * day)
    await expect(confirmEmail(await world.visitor(), tokenIn(mail))).rejects.toEqual(refusal('activation_failed'))
    expect((await factsOf(id)).member.confirmedAt).toBeNull()
  })

  test('at another site gets nowhere, and it still works at its own', async () => {
    const { id, mail } = await aNewcomer('generous.test')
    await expect(confirmEmail(await world.visitor(), tokenIn(mail))).rejects.toEqual(refusal('activation_failed'))
    expect((await factsOf(id)).member.confirmedAt).toBeNull()
    await confirmEmail(await visitorAt('generous.test'), tokenIn(mail))
    expect((await factsOf(id)).member.confirmedAt).toEqual(world.now())
  })

  test('with a made-up or an empty token gets nowhere', async () => {
    const visitor = await world.visitor()
    for (const token of ['', 'x', 'a'.repeat(43)])
      await expect(confirmEmail(visitor, token)).rejects.toEqual(refusal('activation_failed'))
  })
})

describe('who did not get the mail', () => {
  test('gets another one after a minute, and both work', async () => {
    const { ctx, mail } = await aNewcomer()
    await expect(resendActivationMail(ctx)).rejects.toEqual(refusal('activation_mail_limited', { retryAfter: 60 }))
    world.pass(minute)
    await resendActivationMail(ctx)
    const mails = await mailsTo(world, email)
    expect(new Set(mails.map(tokenIn)).size).toBe(2)
    await confirmEmail(ctx, tokenIn(mail))
    await confirmEmail(ctx, tokenIn(mails[1]!))
  })

  test('gets five a day, however many are asked for at once', async () => {
    const { ctx } = await aNewcomer()
    for (let i = 0; i < 5; i++) {
      world.pass(minute)
      const asked = await Promise.allSettled(Array.from({ length: 8 }, () => resendActivationMail(ctx)))
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
    world.pass(minute)
    await expect(resendActivationMail(ctx)).rejects.toEqual(refusal('activation_mail_limited'))
    expect(await mailsTo(world, email)).toHaveLength(6)
  })

  test('is told when there is nothing to confirm any more', async () => {
    const { ctx, mail } = await aNewcomer()
    await confirmEmail(ctx, tokenIn(mail))
    world.pass(minute)
    await expect(resendActivationMail(ctx)).rejects.toEqual(refusal('already_confirmed'))
    await expect(changeUnconfirmedEmail(ctx, { email: 'x@example.org' })).rejects.toEqual(refusal('already_confirmed'))
  })
})

describe('who gave a wrong address', () => {
  test('mends it at once; the link that went to the old one is worthless', async () => {
    const { ctx, id, mail } = await aNewcomer()
    const mended = `mended-${email}`
    await changeUnconfirmedEmail(ctx, { email: ` ${mended} ` })
    const [second] = await mailsTo(world, mended)
    await expect(confirmEmail(ctx, tokenIn(mail))).rejects.toEqual(refusal('activation_failed'))
    await confirmEmail(ctx, tokenIn(second!))
    expect((await factsOf(id)).member).toMatchObject({ email: mended, emailNormalized: mended })
  })

  test('is told when the new one is none, or somebody else’s', async () => {
    const { ctx, id } = await aNewcomer()
    const other = await aMember(db)
    await expect(changeUnconfirmedEmail(ctx, { email: 'none' })).rejects.toEqual(
      refusal('new_email_invalid', { field: 'email' }),
    )
    await expect(changeUnconfirmedEmail(ctx, { email: other.email.toUpperCase() })).rejects.toEqual(
      refusal('email_taken', { field: 'email' }),
    )
    expect((await factsOf(id)).member.email).toBe(email)
  })

  test('may have one whose account was left for good, not one that can still come back', async () => {
    const { ctx, id } = await aNewcomer()
    const left = await aMember(db)
    await aDeletion(db, left.id, new Date(world.now().getTime() + day))
    await expect(changeUnconfirmedEmail(ctx, { email: left.email })).rejects.toEqual(
      refusal('email_in_grace', { field: 'email' }),
    )
    world.pass(day)
    await changeUnconfirmedEmail(ctx, { email: left.email })
    expect((await factsOf(id)).member.email).toBe(left.email)
  })

  test('does so five times a day', async () => {
    const { ctx } = await aNewcomer()
    for (let i = 0; i < 5; i++) {
      world.pass(1000)
      await changeUnconfirmedEmail(ctx, { email: `${i}${email}` })
    }
    world.pass(1000)
    await expect(changeUnconfirmedEmail(ctx, { email })).rejects.toEqual(refusal('activation_mail_limited'))
  })
})

describe('the link of the mail', () => {
  const ask = askingOf(world)
  const isConfirmed = async (id: string) => (await factsOf(id)).member.confirmedAt !== null
  const answer = async (question: Question) => {
    const response = await ask({ ...question, headers: { 'sec-fetch-site': 'cross-site', ...question.headers } })
    return { status: response.status, location: response.headers.get('location'), page: await response.text() }
  }

  test('confirms nothing when a scanner follows it, and everything when somebody presses the button', async () => {
    const { id, mail } = await aNewcomer()
    const stranger = await aMember(db)
    for (const as of [null, stranger]) {
      const { status, page } = await answer({ path: linkIn(mail), as })
      expect([status, await isConfirmed(id)]).toEqual([200, false])
      expect(page).toContain(email)
    }
    expect((await answer({ method: 'HEAD', path: linkIn(mail) })).status).toBe(204)
    expect(await isConfirmed(id)).toBe(false)
    const press = { method: 'POST', path: '/activate', body: `token=${tokenIn(mail)}` }
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
    expect(await answer({ ...press, headers: form })).toMatchObject({ status: 303, location: '/activate/done' })
    expect(await isConfirmed(id)).toBe(true)
    expect(await answer({ path: linkIn(mail) })).toMatchObject({ status: 303, location: '/activate/done' })
  })

  test('confirms at once in the browser that signed up, unless that fetches ahead', async () => {
    const { id, mail } = await aNewcomer()
    const ahead = { 'sec-purpose': 'prefetch' }
    expect((await answer({ path: linkIn(mail), as: { id }, headers: ahead })).status).toBe(204)
    expect(await isConfirmed(id)).toBe(false)
    expect(await answer({ path: linkIn(mail), as: { id } })).toMatchObject({ location: '/activate/done' })
    expect(await isConfirmed(id)).toBe(true)
  })

  test('that is worth nothing any more shows no button', async () => {
    const { mail } = await aNewcomer()
    world.pass(7 * day)
    for (const path of [linkIn(mail), '/activate?token=none'])
      expect(await answer({ path })).toMatchObject({ status: 303, location: '/activate/error' })
  })
})
