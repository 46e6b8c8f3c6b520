import { beforeEach, describe, expect, test } from 'bun:test'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import { money } from '../../../db/reference/money/money.ts'
import type { PaymentStatus } from '../../../db/schema/orders.ts'
import { aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { anOrder, aPayment } from '../../../db/testing/orders.ts'
import { testWorld } from '../../testing/world.ts'
import { checkSpending } from './check.ts'
import { raisingTakes } from './rules.ts'
import { keep, set, view } from './service.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)
const day = 24 * 60 * 60_000

let ada: TestMember
beforeEach(async () => {
  ada = await aMember(db)
})

const asAda = () => world.as(ada)
const limitOf = async (period: 'week' | 'month') =>
  (await view(await asAda())).limits.find((limit) => limit.period === period)!
const setWeek = async (minor: number | null) => set(await asAda(), { period: 'week', minor })

/** A purchase of Ada's, that long ago. */
const order = async (minor: number, status: PaymentStatus, { ago = 0, refunded = 0 } = {}) => {
  const at = new Date(world.now().getTime() - ago)
  const isPaid = status === 'paid'
  const bought = await anOrder(db, ada.id, {
    totalMinor: minor,
    listMinor: minor,
    createdAt: at,
    paidAt: isPaid ? at : null,
  })
  const came = isPaid ? { paidMinor: minor, refundedMinor: refunded, paidAt: at } : {}
  await aPayment(db, bought, { status, createdAt: at, fetchedAt: at, ...came })
}

const buy = (minor: number, currency: 'EUR' | 'GBP' = 'EUR') =>
  db
    .transaction(async (tx) => {
      const held = await lockMembers(tx, [ada.id])
      const spending = { memberId: ada.id, country: 'NL' as const, orderId: crypto.randomUUID(), now: world.now() }
      await checkSpending(tx, held, { ...spending, amount: money(minor, currency) })
    })
    .then(
      () => 'bought',
      (error) => error.code,
    )

describe('a member who sets no limit', () => {
  test('buys what they like', async () => {
    await order(10_499, 'paid')
    expect(await buy(10_499)).toBe('bought')
  })
})

describe('a limit that a member has set', () => {
  test('lets them buy as much as is left, and not a cent more', async () => {
    await setWeek(7_500)
    await order(4_799, 'paid')
    expect(await limitOf('week')).toMatchObject({ spent: money(4_799, 'EUR'), left: money(2_701, 'EUR') })
    expect(await buy(2_701)).toBe('bought')
    expect(await buy(2_702)).toBe('spending_limit_reached')
  })

  test('counts what is being paid, and nothing that came to nothing', async () => {
    await setWeek(5_000)
    for (const status of ['failed', 'cancelled', 'expired'] as const) await order(4_799, status)
    expect(await buy(5_000)).toBe('bought')
    await order(4_799, 'pending')
    expect(await buy(999)).toBe('spending_limit_reached')
  })

  test('counts nothing that went back, and nothing of the week before', async () => {
    await setWeek(5_000)
    await order(4_799, 'paid', { refunded: 4_000 })
    await order(4_799, 'paid', { ago: 8 * day })
    expect((await limitOf('week')).spent).toEqual(money(799, 'EUR'))
  })

  test('is lowered at once', async () => {
    await setWeek(7_500)
    await setWeek(2_000)
    expect(await limitOf('week')).toMatchObject({ limit: money(2_000, 'EUR'), coming: null })
  })

  test('is raised or taken away a day later', async () => {
    await setWeek(2_000)
    await setWeek(7_500)
    const holdsFrom = new Date(world.now().getTime() + raisingTakes)
    expect(await limitOf('week')).toMatchObject({
      limit: money(2_000, 'EUR'),
      coming: { limit: money(7_500, 'EUR'), holdsFrom },
    })
    expect(await buy(2_001)).toBe('spending_limit_reached')
    world.pass(raisingTakes)
    expect(await buy(7_500)).toBe('bought')
    await setWeek(null)
    expect(await buy(7_501)).toBe('spending_limit_reached')
    world.pass(raisingTakes)
    expect(await limitOf('week')).toMatchObject({ limit: null, coming: null })
    expect(await buy(7_501)).toBe('bought')
  })

  test('that was asked for again is raised no sooner, and no later', async () => {
    await setWeek(2_000)
    await setWeek(7_500)
    const { coming } = await limitOf('week')
    world.pass(day / 2)
    await setWeek(7_500)
    expect((await limitOf('week')).coming).toEqual(coming)
  })

  test('stays when the member changes their mind, and when they lower it meanwhile', async () => {
    await setWeek(2_000)
    await setWeek(7_500)
    await keep(await asAda(), 'week')
    expect(await limitOf('week')).toMatchObject({ limit: money(2_000, 'EUR'), coming: null })
    await setWeek(7_500)
    await setWeek(1_000)
    world.pass(2 * day)
    expect(await limitOf('week')).toMatchObject({ limit: money(1_000, 'EUR'), coming: null })
  })

  test('of nothing sells nothing', async () => {
    await setWeek(0)
    expect(await buy(1)).toBe('spending_limit_reached')
  })

  test('is not got round by buying in another currency', async () => {
    await setWeek(5_000)
    expect(await buy(999, 'GBP')).toBe('spending_limit_currency')
  })
})
