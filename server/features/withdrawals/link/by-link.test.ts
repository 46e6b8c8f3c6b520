import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { listMailRequests } from '../../../../db/queries/mail/requests.ts'
import { timeWords } from '../../../../db/reference/days.ts'
import { aBan, aDeletion, aMember, aSite, type TestMember } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { boughtOf } from '../../../../db/testing/from-outside.ts'
import { countStatements, freshDatabase } from '../../../../db/testing/index.ts'
import { aPaidOrder, aReceiptedOrder, refundsOf } from '../../../../db/testing/orders.ts'
import { doJobs, linkIn, mailsTo } from '../../../testing/mailbox.ts'
import { testWorld } from '../../../testing/world.ts'
import { settle } from '../../orders/settle.ts'
import { taken } from '../../orders/testing/news.ts'
import { terms } from '../terms.ts'
import { declareWithdrawal } from './declare.ts'
import { findWithdrawalLink } from './find-link.ts'
import { withdrawByLink } from './withdraw-by-link.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
await aSite(db, { id: 'other', hosts: ['other.test'] })
const world = await testWorld(database)
const minute = 60_000
const day = 24 * 60 * minute

let n = 0
let ada: TestMember
beforeEach(async () => {
  ada = await aMember(db, { name: 'Ada', email: `ada${++n}@example.org` })
})

afterEach(async () => {
  expect(await findFaults(db)).toEqual([])
})

/** Sixty credits for € 47.99. */
const buy = async () => (await aPaidOrder(db, ada.id, { createdAt: world.now() })).orderId
const declare = async (email = ada.email, receipt?: string) =>
  declareWithdrawal(await world.visitor(), { email, receipt })
const mails = () => mailsTo(world, ada.email)
const tokenIn = (mail: { text: string } | undefined) => linkIn(mail as never).split('token=')[1] as string
const newestToken = async () => tokenIn((await mails()).at(-1))

const seenBy = async (token: string, about?: string) =>
  findWithdrawalLink({ ...(await world.visitor()), mailedToken: token }, { about })
const take = async (token: string, orderId: string, refundMinor = 4799) =>
  withdrawByLink(await world.visitor(), { token, orderId, refundMinor }).then(
    ({ refund }) => refund.minor,
    (error) => error.code,
  )

describe('who withdraws by their address', () => {
  test('is mailed when they did, sees what comes back, gets it, and has a receipt mailed', async () => {
    const orderId = await buy()
    await declare(ada.email.toUpperCase())
    const [declared] = await mails()
    expect(declared?.subject).toBe('Bevestig je herroeping bij Vonk')
    expect(declared?.text).toContain(`ontvangen op ${timeWords(world.now(), 'nl', 'Europe/Amsterdam')}.`)
    const token = tokenIn(declared)
    expect(linkIn(declared!)).toMatch(/^\/withdrawal\/do\?token=[\w-]{43}$/)
    expect(await seenBy(token)).toMatchObject({ name: 'Ada', token, purchases: [{ orderId, unused: 60 }] })
    expect(await boughtOf(db, ada)).toBe(60)
    expect(await take(token, orderId)).toBe(4799)
    expect(await boughtOf(db, ada)).toBe(0)
    expect(await refundsOf(db, ada)).toMatchObject([{ reason: 'withdrawal', minor: 4799 }])
    expect((await mails()).at(-1)?.subject).toBe('Ontvangstbevestiging van je herroeping')
  })

  test('reads of it in their own language, whatever the browser speaks', async () => {
    ada = await aMember(db, { email: `english${n}@example.org`, locale: 'en' })
    const orderId = await buy()
    await declare()
    await take(await newestToken(), orderId)
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Confirm your withdrawal at Vonk',
      'Receipt of your withdrawal',
    ])
  })

  test('has withdrawn when they sent it, though they confirm it after the last day', async () => {
    const orderId = await buy()
    world.pass(14 * day)
    const sentAt = world.now()
    await declare()
    const token = await newestToken()
    world.pass(2 * day)
    expect(await take(token, orderId)).toBe(4799)
    expect(await terms(await world.as(ada), orderId)).toMatchObject({ withdrawnAt: sentAt })
  })

  test('sees what it came to again by their link, of a purchase that they have withdrawn from alone', async () => {
    const orderId = await buy()
    const other = await buy()
    const bens = (await aPaidOrder(db, (await aMember(db)).id, { createdAt: world.now() })).orderId
    await declare()
    const token = await newestToken()
    expect((await seenBy(token, orderId))?.done).toBeNull()
    await take(token, orderId)
    expect(await seenBy(token, orderId)).toMatchObject({
      ...{ purchases: [{ orderId: other }], done: { orderId, withdrawnAt: world.now() } },
    })
    for (const about of [undefined, other, bens, 'none']) expect((await seenBy(token, about))?.done).toBeNull()
    world.pass(14 * day)
    expect(await seenBy(token, orderId)).toBeNull()
  })

  test('keeps that moment when they ask again, and when they log in to confirm', async () => {
    const orderId = await buy()
    world.pass(14 * day)
    await declare()
    const counts = `ontvangen op ${timeWords(world.now(), 'nl', 'Europe/Amsterdam')}`
    const first = await newestToken()
    world.pass(2 * day)
    expect(await terms(await world.as(ada), orderId)).toMatchObject({ hindrance: null })
    await declare()
    const second = await newestToken()
    expect((await mails()).at(-1)?.text).toContain(counts)
    for (const token of [first, second]) expect((await seenBy(token))?.purchases).toMatchObject([{ orderId }])
    expect(await take(first, orderId)).toBe(4799)
    expect(await take(second, orderId)).toBe(4799)
    expect(await refundsOf(db, ada)).toHaveLength(1)
  })

  test('withdraws by one link from each purchase once, however often and at the same time', async () => {
    const first = await buy()
    world.pass(minute)
    const second = await buy()
    await declare()
    const token = await newestToken()
    expect((await seenBy(token))?.purchases.map(({ orderId }) => orderId)).toEqual([second, first])
    expect(await Promise.all(Array.from({ length: 10 }, () => take(token, second)))).toEqual(Array(10).fill(4799))
    expect(await refundsOf(db, ada)).toHaveLength(1)
    expect((await seenBy(token))?.purchases.map(({ orderId }) => orderId)).toEqual([first])
    expect(await take(token, first)).toBe(4799)
    expect(await refundsOf(db, ada)).toHaveLength(2)
    expect(await seenBy(token)).toMatchObject({ purchases: [], done: null })
  })

  test('finds the purchase chosen whose receipt they named, and all of them where they named none that is theirs', async () => {
    const { orderId, receipt } = await aReceiptedOrder(db, ada.id, world.now())
    await aReceiptedOrder(db, ada.id, world.now())
    const others = await aReceiptedOrder(db, (await aMember(db)).id, world.now())
    const [withToken, chosen] = ['^/withdrawal/do\\?token=[\\w-]{43}', `&purchase=${orderId}`]
    for (const [named, leads] of [
      [receipt.toLowerCase().replaceAll('-', ' '), `${withToken}${chosen}$`],
      [others.receipt, `${withToken}$`],
      ['de laatste', `${withToken}$`],
    ] as const) {
      await declare(ada.email, named)
      expect(linkIn((await mails()).at(-1)!)).toMatch(new RegExp(leads))
      world.pass(minute)
    }
  })

  test('can do so while banned, while leaving, and before the address is confirmed', async () => {
    const away = [
      (id: string) => aBan(db, id, 'Spam'),
      (id: string) => aDeletion(db, id, new Date(world.now().getTime() + 14 * day)),
      () => undefined,
    ]
    for (const [i, leave] of away.entries()) {
      ada = await aMember(db, { email: `away${n}-${i}@example.org`, ...(i === 2 && { confirmedAt: null }) })
      const orderId = await buy()
      await leave(ada.id)
      await declare()
      expect(await take(await newestToken(), orderId)).toBe(4799)
    }
  })

  test('hears that there is nothing to withdraw from', async () => {
    await buy()
    world.pass(16 * day)
    await declare()
    const [mail, ...more] = await mails()
    expect([mail?.subject, more]).toEqual(['Over je herroeping', []])
    expect(mail?.text).toContain(`Op ${timeWords(world.now(), 'nl', 'Europe/Amsterdam')} heeft iemand`)
  })

  test('has withdrawn when they sent it, also of what was bought since a minute ago, and is mailed when a mail may go', async () => {
    await declare()
    await mails()
    world.pass(3000)
    const orderId = await buy()
    world.pass(3000)
    await declare()
    world.pass(3000)
    await declare()
    await doJobs(world)
    const [first, ...later] = await listMailRequests(db, ada.id, 'withdraw')
    expect(later).toEqual([new Date((first?.getTime() ?? 0) + minute)])
    const waiting = await database.sql`
      select round(extract(epoch from start_after - created_on))::int as seconds from pgboss.job where name = 'withdrawal_link_mail'`
    expect([...waiting]).toEqual([{ seconds: 51 }])
    world.pass(minute)
    const [, declared, ...more] = await mails()
    expect([declared?.subject, more]).toEqual(['Bevestig je herroeping bij Vonk', []])
    world.pass(13 * day + 23 * 60 * minute)
    const token = tokenIn(declared)
    expect(await seenBy(token)).toMatchObject({ purchases: [{ orderId, hindrance: null }] })
    expect(await take(token, orderId)).toBe(4799)
  })

  test('is mailed of two that they declare while a mail waits, each with the moment at which it was sent', async () => {
    await declare()
    await mails()
    const first = await buy()
    await declare()
    world.pass(3000)
    const second = await buy()
    await declare()
    await doJobs(world)
    world.pass(minute)
    const mail = (await mails()).at(-1)
    const seen = await seenBy(tokenIn(mail))
    expect(seen?.purchases.map((purchase) => purchase.orderId)).toEqual([second, first])
  })
})

describe('nobody', () => {
  test('learns whether an address is known, by the answer or by its statements', async () => {
    await buy()
    const visitor = await world.visitor()
    const asked = async (email: string, receipt?: string) => {
      const { statements } = await countStatements(database, () => declareWithdrawal(visitor, { email, receipt }))
      return statements.length
    }
    const counts = [
      await asked('nobody@example.org'),
      await asked(ada.email),
      await asked(ada.email, 'VONK-2026-000001'),
    ]
    expect(new Set(counts).size).toBe(1)
    expect(await mailsTo(world, 'nobody@example.org')).toEqual([])
    await expect(declare('geen adres')).rejects.toMatchObject({ code: 'email_invalid' })
  })

  test('withdraws by a link from somebody else’s purchase, at another site, or with a link for something else', async () => {
    const orderId = await buy()
    await declare()
    const token = await newestToken()
    const ben = await aMember(db)
    const bens = (await aPaidOrder(db, ben.id, { createdAt: world.now() })).orderId
    expect(await take(token, bens)).toBe('purchase_not_found')
    expect(await take('none', orderId)).toBe('withdrawal_link_failed')
    const elsewhere = await world.visitor({ site: await world.sites.of('other.test') })
    await expect(withdrawByLink(elsewhere, { token, orderId, refundMinor: 4799 })).rejects.toMatchObject({
      code: 'withdrawal_link_failed',
    })
    // What was refused has not spent it.
    expect(await take(token, orderId, 4798)).toBe('withdrawal_changed')
    expect(await take(token, orderId)).toBe(4799)
  })

  test('withdraws by a link from what a bank has taken back, which the list leaves out', async () => {
    const { id, orderId } = await aPaidOrder(db, ada.id, { createdAt: world.now() })
    world.pass(minute)
    const other = await buy()
    await settle(world, id, taken(4799))
    await declare()
    const token = await newestToken()
    expect((await seenBy(token))?.purchases.map((purchase) => purchase.orderId)).toEqual([other])
    expect(await take(token, orderId)).toBe('nothing_to_withdraw')
    expect(await take(token, other)).toBe(4799)
  })

  test('withdraws by a link that is older than fourteen days', async () => {
    const orderId = await buy()
    await declare()
    const token = await newestToken()
    world.pass(14 * day)
    expect(await seenBy(token)).toBeNull()
    expect(await take(token, orderId)).toBe('withdrawal_link_failed')
  })
})
