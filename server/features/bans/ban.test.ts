import { beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { insertToken, type TokenPurpose } from '../../../db/queries/mail/tokens.ts'
import { aConversation, aLike, aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { aSession } from '../../../db/testing/journeys.ts'
import { anOrder, aPayment } from '../../../db/testing/orders.ts'
import { newToken } from '../../core/crypto/token.ts'
import { createLocalBus } from '../../core/live/bus.ts'
import { Refusal } from '../../core/refusal.ts'
import { doJobs } from '../../testing/mailbox.ts'
import { askingOf } from '../../testing/php.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { follow } from '../live/service.ts'
import { entrance } from '../login/links/enter.ts'
import { logIn } from '../login/log-in.ts'
import { password, passwordHash } from '../login/testing/password.ts'
import { settle } from '../orders/settle.ts'
import { paid } from '../orders/testing/news.ts'
import { photoAddresses } from '../photos/addresses.ts'
import { variantKey } from '../photos/stored.ts'
import { ban, liftBan } from './ban.ts'

const database = await freshDatabase()
const { db, sql } = database
let world: TestWorld
let [ada, ben, cleo]: TestMember[] = []
let email = ''

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

/** Ada talks with Ben, and Cleo likes her; Dirk knows nobody. */
beforeEach(async () => {
  email = `ada-${crypto.randomUUID()}@example.org`
  ada = await aMember(db, { name: 'Ada', email, passwordHash, photoCount: 1 })
  ben = await aMember(db)
  cleo = await aMember(db)
  await aConversation(db, { from: ada.id, to: ben.id })
  await aLike(db, cleo.id, ada.id)
})

const operator = { staffId: null }
const banAda = (reason = 'Vraagt om geld', beside: Partial<TestWorld> = {}) =>
  ban({ ...world, ...beside }, { id: ada!.id, siteId: 'vonk' }, { reason, ...operator })
const liftAdas = () => liftBan(world, { id: ada!.id, siteId: 'vonk' }, operator)
const codeOf = (done: Promise<unknown>) =>
  done.then(
    () => 'done',
    (no) => (no instanceof Refusal ? no.code : `unexpected: ${no}`),
  )
const logInAs = async () => logIn(await world.visitor(), { email, password })
const auditOf = (memberId: string) =>
  sql`select staff_id, action, site_id, subject_id, details from audit_entries where member_id = ${memberId} order by created_at, id`

describe('a ban', () => {
  test('logs the member out everywhere, and the log-in names the reason', async () => {
    const sessions = [await aSession(db, ada!.id), await aSession(db, ada!.id)]
    await banAda('  Vraagt\nom geld ')
    expect(await Promise.all(sessions.map((secret) => world.sessions.find(secret)))).toEqual([undefined, undefined])
    const no = await logInAs().catch((error) => error)
    expect(no.words).toContain('Reden: Vraagt om geld.')
  })

  test('ends open streams at once', async () => {
    const ctx = await world.as(ada!)
    const next = follow(ctx, 0, new AbortController().signal).next()
    next.catch(() => {})
    while (!world.bus.sessions().includes(ctx.me.sessionId)) await Bun.sleep(1)
    await banAda()
    await expect(next).rejects.toEqual(expect.objectContaining({ code: 'authentication_required' }))
  })

  test('makes the running server look at open streams when another process bans', async () => {
    const stop = new AbortController()
    const heard = world.bus.listen({ id: ada!.id, sessionId: 'x' }, stop.signal)
    await banAda('Spam', { bus: createLocalBus() })
    await doJobs(world)
    expect(await heard.next()).toEqual({ value: { memberId: ada!.id, gap: true }, done: false })
    stop.abort()
  })

  test('ends the signed addresses of photos', async () => {
    const [photo] = await sql`select id, storage_key from photos where member_id = ${ada!.id}`
    await world.storage.put(variantKey(photo.storage_key, 'card'), new Uint8Array(8))
    const site = await world.sites.byId('vonk')
    const signer = { secret: world.secret, site, photoSession: null }
    const path = photoAddresses(signer, photo.id, world.now())('card')
    const status = async () => (await askingOf(world)({ path })).status
    expect(await status()).toBe(200)
    await banAda()
    expect(await status()).toBe(403)
    await liftAdas()
    expect(await status()).toBe(200)
  })

  test.each(['enter', 'log_in'] as const)('ends a link of the kind %s for good', async (purpose: TokenPurpose) => {
    const links = [newToken(), newToken()]
    for (const { hash } of links)
      await insertToken(db, {
        ...{ hash, memberId: ada!.id, purpose, email, createdAt: world.now() },
        expiresAt: new Date(world.now().getTime() + 60_000),
      })
    const follows = async (token: string) => entrance.open(await world.visitor(), token)
    await banAda()
    expect(await follows(links[0]!.token)).toStartWith('/login?')
    await liftAdas()
    expect(await follows(links[1]!.token)).toStartWith('/login?')
  })

  test('reloads the screens of those who know the member, and of nobody else', async () => {
    const dirk = await aMember(db)
    await banAda()
    await liftAdas()
    const heard = await sql`select member_id, type from member_events where type = 'reset'`
    const heardBy = (who: TestMember | undefined) =>
      heard.filter(({ member_id }: { member_id: string }) => member_id === who?.id).length
    expect([ben, cleo, dirk].map(heardBy)).toEqual([2, 2, 0])
  })

  test('leaves a payment that is under way, and what comes back of it', async () => {
    const order = await anOrder(db, ada!.id, { createdAt: world.now() })
    const payment = await aPayment(db, order)
    await banAda()
    await settle(world, payment.id, paid)
    const [{ status }] = await sql`select status from payments where id = ${payment.id}`
    expect(status).toBe('paid')
    expect(await findFaults(db)).toEqual([])
  })

  test.each([
    ['', 'ban_reason_invalid'],
    [' \u200b ', 'ban_reason_invalid'],
    ['a'.repeat(301), 'ban_reason_invalid'],
    ['😀'.repeat(300), 'done'],
  ])('for the reason %j is %s', async (reason, end) => {
    expect(await codeOf(banAda(reason))).toBe(end)
    expect(await codeOf(logInAs())).toBe(end === 'done' ? 'login_banned' : 'done')
  })

  test('keeps its first reason, and is done once of many at once', async () => {
    const ends = await Promise.all(Array.from({ length: 5 }, () => codeOf(banAda('Spam'))))
    expect(ends).toEqual(Array(5).fill('done'))
    expect(await codeOf(banAda('Iets anders'))).toBe('already_banned')
    expect(await auditOf(ada!.id)).toEqual([
      { staff_id: null, action: 'member_banned', site_id: 'vonk', subject_id: null, details: {} },
    ])
  })

  test('of nobody, or of somebody of another site, changes nothing', async () => {
    const reason = { reason: 'Spam', ...operator }
    expect(await codeOf(ban(world, { id: crypto.randomUUID(), siteId: 'vonk' }, reason))).toBe('member_not_found')
    expect(await codeOf(ban(world, { id: ada!.id, siteId: 'gloed' }, reason))).toBe('member_not_found')
    expect(await codeOf(liftBan(world, { id: ada!.id, siteId: 'gloed' }, operator))).toBe('member_not_found')
    expect(await codeOf(logInAs())).toBe('done')
  })
})

test('a lifted ban lets the member log in, says so in the log of staff, and is lifted once', async () => {
  await banAda()
  expect(await liftAdas()).toBe(true)
  expect(await codeOf(logInAs())).toBe('done')
  expect(await liftAdas()).toBe(false)
  expect((await auditOf(ada!.id)).map(({ action }: { action: string }) => action)).toEqual([
    'member_banned',
    'ban_lifted',
  ])
})
