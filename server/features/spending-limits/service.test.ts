import { beforeEach, describe, expect, test } from 'bun:test'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import { money } from '../../../db/reference/money/money.ts'
import type { PaymentStatus } from '../../../db/schema/orders.ts'
import { aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { anOrder, aPayment, aRefund } from '../../../db/testing/orders.ts'
import { type PaymentProvider, ProviderAway } from '../../gateways/payments/provider.ts'
import { doJob, takeJobs } from '../../testing/mailbox.ts'
import { testWorld } from '../../testing/world.ts'
import { look } from '../orders/buy/look.ts'
import { pay } from '../orders/buy/pay.ts'
import { attempt, ordered } from '../orders/testing/buyer.ts'
import { view as orderView } from '../orders/view/order-view.ts'
import { atTheBank } from '../sandbox/testing/at-the-bank.ts'
import { checkSpending } from './check.ts'
import { limitLowered } from './lowered.ts'
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

interface Bought {
  ago?: number
  refunded?: number
  chargedBackMinor?: number
  chargedBackAt?: Date
}

/** A purchase of Ada's, that long ago. */
const order = async (minor: number, status: PaymentStatus, { ago = 0, refunded = 0, ...rest }: Bought = {}) => {
  const at = new Date(world.now().getTime() - ago)
  const isPaid = status === 'paid'
  const bought = await anOrder(db, ada.id, {
    totalMinor: minor,
    listMinor: minor,
    createdAt: at,
    paidAt: isPaid ? at : null,
  })
  const came = isPaid ? { paidMinor: minor, refundedMinor: refunded, paidAt: at } : {}
  return aPayment(db, bought, { status, createdAt: at, fetchedAt: at, ...came, ...rest })
}

const buy = async (minor: number, currency: 'EUR' | 'GBP' = 'EUR') => {
  const ctx = await asAda()
  return db
    .transaction(async (tx) => {
      const held = await lockMembers(tx, [ada.id])
      await checkSpending(ctx, tx, held, { orderId: crypto.randomUUID(), amount: money(minor, currency) })
    })
    .then(
      () => 'bought',
      (error) => error.code,
    )
}

describe('a member who sets no limit', () => {
  test('buys what they like', async () => {
    await order(10_499, 'paid')
    expect(await buy(10_499)).toBe('bought')
  })
})

describe('orders that a member has begun to pay', () => {
  /** And does what that asks for. */
  const lower = async (period: 'week' | 'month', minor: number) => {
    await set(await asAda(), { period, minor })
    for (const job of await takeJobs(world)) if (job.queue === limitLowered.queue) await doJob(world, job)
  }
  const p3 = { packageId: 'p3' as const, total: money(10_499, 'EUR') }
  const stateOf = async (orderId: string) => (await orderView(await asAda(), orderId)).state
  const outcomesOf = async (orders: { orderId: string }[]) =>
    Promise.all(orders.map(async ({ orderId }) => stateOf(orderId)))

  test('are not sold beyond a limit that is lowered while they stand open', async () => {
    const ctx = await asAda()
    const both = [await ordered(ctx, p3), await ordered(ctx, p3)]
    await lower('week', 100)
    expect(await outcomesOf(both)).toEqual(['cancelled', 'cancelled'])
    for (const one of both) {
      await atTheBank(world, one, { outcome: 'paid' })
      await look(ctx, one.orderId)
    }
    expect(await outcomesOf(both)).toEqual(['cancelled', 'cancelled'])
    expect((await limitOf('week')).spent).toEqual(money(0, 'EUR'))
    const again = { orderId: both[0]!.orderId, payment: attempt() }
    await expect(pay(ctx, again)).rejects.toMatchObject({ code: 'spending_limit_reached' })
  })

  test('stay as far as they fit: the last one ends first', async () => {
    const ctx = await asAda()
    const one = await ordered(ctx, p3)
    world.pass(1000)
    const other = await ordered(ctx, p3)
    await lower('week', 20_000)
    expect(await outcomesOf([one, other])).toEqual(['open', 'cancelled'])
    await lower('month', 10_499)
    expect(await stateOf(one.orderId)).toBe('open')
  })

  test('end as soon as the provider answers again', async () => {
    const ctx = await asAda()
    const one = await ordered(ctx, p3)
    await setWeek(100)
    const [lowered] = (await takeJobs(world)).filter(({ queue }) => queue === limitLowered.queue)
    const away = (name: string): PaymentProvider => ({
      ...world.payments.provider(name),
      fetch: () => Promise.reject(new ProviderAway('no answer')),
    })
    const cutOff = { ...world, payments: { ...world.payments, provider: away } }
    await expect(doJob(cutOff, lowered!)).rejects.toBeInstanceOf(ProviderAway)
    expect(await stateOf(one.orderId)).toBe('open')
    await doJob(world, lowered!)
    expect(await stateOf(one.orderId)).toBe('cancelled')
  })

  test('are credited where the money was on its way by then, and count, however long the bank takes', async () => {
    const ctx = await asAda()
    const one = await ordered(ctx, p3)
    await atTheBank(world, one, { outcome: 'pending' })
    await look(ctx, one.orderId)
    await lower('week', 10_500)
    await lower('week', 100)
    expect(await stateOf(one.orderId)).toBe('pending')
    world.pass(day / 24)
    expect(await limitOf('week')).toMatchObject({
      ...{ spent: money(0, 'EUR'), pending: money(10_499, 'EUR'), left: money(0, 'EUR') },
    })
    await atTheBank(world, one, { outcome: 'paid' })
    await look(ctx, one.orderId)
    expect(await stateOf(one.orderId)).toBe('paid')
    expect(await limitOf('week')).toMatchObject({ spent: money(10_499, 'EUR'), pending: money(0, 'EUR') })
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

  test('counts neither what a bank has taken back nor what is on its way back, but what could not be sent back', async () => {
    await setWeek(5_000)
    await order(4_799, 'paid', { chargedBackMinor: 4_799, chargedBackAt: world.now() })
    await aRefund(db, await order(4_799, 'paid'), { minor: 4_000 })
    await aRefund(db, await order(1_000, 'paid'), { minor: 1_000, failedAt: world.now() })
    expect(await limitOf('week')).toMatchObject({ spent: money(1_799, 'EUR'), left: money(3_201, 'EUR') })
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
