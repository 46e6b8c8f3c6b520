import { beforeEach, describe, expect, test } from 'bun:test'
import { aBan, aDeletion, aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import type { Context } from '../../core/context.ts'
import { linkIn, mailsTo, tokenIn } from '../../testing/mailbox.ts'
import { askingOf } from '../../testing/php.ts'
import { testWorld } from '../../testing/world.ts'
import { entrance } from '../login/links/enter.ts'
import { requestLoginLink } from '../login/links/request-login-link.ts'
import { logIn } from '../login/log-in.ts'
import { password, passwordHash } from '../login/testing/password.ts'
import { requestReset } from '../password/request-reset.ts'
import { resetPassword } from '../password/reset.ts'
import { confirmMailChange, findMailChangeLink } from './confirm.ts'
import { cancelMailChange, mailChange, requestMailChange } from './request.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
await aSite(db, { id: 'discreet', hosts: ['discreet.test'], settings: { hideAccountExistence: true } })
const world = await testWorld(database)
const ask = askingOf(world)

const minute = 60_000
const hour = 60 * minute
let n = 0
let ada: TestMember
let wanted = ''
beforeEach(async () => {
  n++
  ada = await aMember(db, { email: `old${n}@example.org`, name: 'Ada', passwordHash })
  wanted = `new${n}@example.org`
})
const request = async (email = wanted, typed = password, traits: Partial<Context> = {}) =>
  requestMailChange(await world.as(ada, traits), { email, password: typed })
const confirm = async (token: string, traits: Partial<Context> = {}) =>
  confirmMailChange(await world.visitor(traits), token)
const state = async () => mailChange(await world.as(ada))
const aLink = async (email = wanted) => {
  await request(email)
  return tokenIn((await mailsTo(world, email)).at(-1)!)
}
const refusal = (code: string, details: object = {}) =>
  expect.objectContaining({ code, details: expect.objectContaining(details) })
const failed = refusal('mail_change_failed')
const addressOf = async () => (await db.query.members.findFirst({ where: (row, { eq }) => eq(row.id, ada.id) }))!.email

describe('another address', () => {
  test('is the member’s once the link that went there is pressed, and not before', async () => {
    const token = await aLink()
    expect(await state()).toEqual({ email: ada.email, confirmed: true, wanted })
    expect(await findMailChangeLink(await world.visitor({ mailedToken: token }))).toEqual({
      ...{ name: 'Ada', email: wanted, token },
    })
    expect(await addressOf()).toBe(ada.email)
    await confirm(token)
    expect(await state()).toEqual({ email: wanted, confirmed: true, wanted: null })
    expect(await logIn(await world.visitor(), { email: wanted, password })).toBe(ada.id)
    await expect(logIn(await world.visitor(), { email: ada.email, password })).rejects.toEqual(refusal('login_failed'))
  })

  test('is told to the present one, which is led to a new password; that ends what was asked for', async () => {
    const token = await aLink()
    const [notice] = await mailsTo(world, ada.email)
    expect(notice!.subject).toBe('Je e-mailadres voor Vonk wordt gewijzigd')
    expect(notice!.text).toContain('http://localhost/reset-password\n')
    expect(notice!.text).not.toContain(wanted)
    await requestReset(await world.visitor(), { email: ada.email })
    const link = tokenIn((await mailsTo(world, ada.email)).at(-1)!)
    const fresh = 'een heel nieuwe zin'
    await resetPassword(await world.visitor(), { token: link, password: fresh, repeated: fresh })
    await expect(confirm(token)).rejects.toEqual(failed)
    expect(await addressOf()).toBe(ada.email)
  })

  test('leaves nothing that was mailed to the former one good to come in by', async () => {
    await requestLoginLink(await world.visitor(), { email: ada.email })
    const token = tokenIn((await mailsTo(world, ada.email))[0]!)
    await confirm(await aLink())
    expect(await entrance.open(await world.visitor(), token)).toBe('/login?notice=link_failed')
  })

  test('is asked for with the password alone, and guessing it is braked like a log-in', async () => {
    for (let i = 0; i < 4; i++)
      await expect(request(wanted, `gok ${i}`)).rejects.toEqual(refusal('password_wrong', { field: 'password' }))
    await expect(request(wanted, 'gok 5')).rejects.toEqual(refusal('login_locked'))
    await expect(request()).rejects.toEqual(refusal('login_locked'))
    expect(await mailsTo(world, wanted)).toEqual([])
  })

  test('is refused when it is none, the same, or has an account', async () => {
    const other = await aMember(db)
    await expect(request('geen adres')).rejects.toEqual(refusal('new_email_invalid', { field: 'email' }))
    await expect(request(ada.email.toUpperCase())).rejects.toEqual(refusal('email_unchanged', { field: 'email' }))
    await expect(request(other.email)).rejects.toEqual(refusal('email_taken', { field: 'email' }))
    await aDeletion(db, other.id, new Date(world.now().getTime() + minute))
    await expect(request(other.email)).rejects.toEqual(refusal('email_in_grace', { field: 'email' }))
    expect((await state()).wanted).toBeNull()
  })

  test('is mended elsewhere before the present one is confirmed', async () => {
    ada = await aMember(db, { passwordHash, confirmedAt: null })
    await expect(request()).rejects.toEqual(refusal('confirm_first'))
    expect(await state()).toMatchObject({ confirmed: false, wanted: null })
  })

  test('is asked for five times a day, of fifty at the same moment never more', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 50 }, (_, i) => request(`${i}${wanted}`)))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await expect(request()).rejects.toEqual(refusal('mail_change_limited'))
    world.pass(24 * hour)
    await request()
  }, 20_000)
})

describe('the link', () => {
  test('works for 24 hours', async () => {
    const token = await aLink()
    world.pass(24 * hour)
    await expect(confirm(token)).rejects.toEqual(failed)
    expect((await state()).wanted).toBeNull()
  })

  test('pressed again, or many times at once, has done what it does', async () => {
    const token = await aLink()
    await Promise.all(Array.from({ length: 20 }, () => confirm(token)))
    await confirm(token)
    expect(await addressOf()).toBe(wanted)
    const events = await db.query.memberEvents.findMany({ where: (row, { eq }) => eq(row.memberId, ada.id) })
    expect(events).toHaveLength(2)
  })

  test('is dead once another address was asked for, or it was taken back', async () => {
    const [older, newer] = [await aLink(), await aLink(`second-${wanted}`)]
    await expect(confirm(older)).rejects.toEqual(failed)
    await cancelMailChange(await world.as(ada))
    await cancelMailChange(await world.as(ada))
    await expect(confirm(newer)).rejects.toEqual(failed)
    expect(await findMailChangeLink(await world.visitor({ mailedToken: newer }))).toBeNull()
    expect(await addressOf()).toBe(ada.email)
  })

  test('is dead at another site, and for who is banned or leaving', async () => {
    const token = await aLink()
    await expect(confirm(token, { site: await world.sites.of('discreet.test') })).rejects.toEqual(failed)
    await aDeletion(db, ada.id, new Date(world.now().getTime() + hour))
    await expect(confirm(token)).rejects.toEqual(failed)
    await aBan(db, ada.id, 'Spam')
    await expect(confirm(token)).rejects.toEqual(failed)
    expect(await addressOf()).toBe(ada.email)
  })

  test('is dead when somebody else has got the address meanwhile', async () => {
    const token = await aLink()
    await aMember(db, { email: wanted })
    await expect(confirm(token)).rejects.toEqual(failed)
  })

  test('is pressed without script, and not by a foreign page', async () => {
    await request()
    const mail = (await mailsTo(world, wanted)).at(-1)!
    expect(linkIn(mail)).toMatch(/^\/mail-change\/do\?token=[\w-]{43}$/)
    const press = async (headers: Record<string, string> = {}) => {
      const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers }
      const body = `${new URLSearchParams({ token: tokenIn(mail) })}`
      const { status, headers: sent } = await ask({ method: 'POST', path: '/mail-change/do', headers: form, body })
      return sent.get('location') ?? status
    }
    expect(await press({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    const page = await ask({ path: '/mail-change/do', headers: { cookie: `vonk_link=${tokenIn(mail)}` } })
    expect(await page.text()).toContain(
      `Het account van <bdi translate="no">Ada</bdi> op Vonk krijgt dit e-mailadres: ${wanted}`,
    )
    expect(await press()).toBe('/mail-change/do?notice=done')
    expect(await addressOf()).toBe(wanted)
  })
})

test('a site that hides which accounts exist answers alike, and the owner of the address hears by mail', async () => {
  const other = await aMember(db, { siteId: 'discreet', passwordHash })
  ada = await aMember(db, { siteId: 'discreet', passwordHash })
  await request(other.email)
  expect((await state()).wanted).toBe(other.email)
  const mails = await mailsTo(world, other.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Je hebt al een account op Vonk'])
  await request()
  await confirm(tokenIn((await mailsTo(world, wanted)).at(-1)!), { site: await world.sites.of('discreet.test') })
  expect(await addressOf()).toBe(wanted)
})

test('an address that many ask for gets five mails a day, and no row of ours names it', async () => {
  const wants = async (email = wanted) => {
    const member = await aMember(db, { passwordHash })
    return requestMailChange(await world.as(member), { email, password }).then(
      () => 'mailed',
      ({ code }) => code,
    )
  }
  const spellings = [wanted, wanted.toUpperCase(), wanted.replace('@', '+a@'), wanted.replace('@', '+b@')]
  const asked = await Promise.all(Array.from({ length: 12 }, (_, n) => wants(spellings[n % spellings.length])))
  expect(asked.toSorted()).toEqual([...Array(5).fill('mailed'), ...Array(7).fill('mail_change_limited')].toSorted())
  expect(JSON.stringify(await db.query.typedAddresses.findMany())).not.toContain(wanted)
  world.pass(24 * hour + minute)
  expect(await wants()).toBe('mailed')
})
