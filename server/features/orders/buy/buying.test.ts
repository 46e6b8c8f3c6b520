import { afterEach, describe, expect, test } from 'bun:test'
import { money } from '../../../../db/reference/money/money.ts'
import { aMember, aSite, type TestMember } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { walletOf } from '../../../../db/testing/from-outside.ts'
import { countStatements, freshDatabase } from '../../../../db/testing/index.ts'
import { refundsOf } from '../../../../db/testing/orders.ts'
import { testWorld } from '../../../testing/world.ts'
import type { SandboxChoice } from '../../sandbox/decide.ts'
import { atTheBank } from '../../sandbox/testing/at-the-bank.ts'
import { set } from '../../spending-limits/service.ts'
import { get } from '../../transactions/get.ts'
import { attempt, ordered, wanted } from '../testing/buyer.ts'
import { view } from '../view/order-view.ts'
import { cancel, look } from './look.ts'
import { order } from './order.ts'
import { pay } from './pay.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)
let ada: TestMember

afterEach(async () => {
  expect(await findFaults(db)).toEqual([])
})

/** Somebody new, and the request that they make. */
async function aBuyer() {
  ada = await aMember(db)
  return world.as(ada)
}

const balance = async () => (await walletOf(db, ada))?.balance
const stateOf = async (orderId: string) => (await view(await world.as(ada), orderId)).state

/** Ada presses a button at the bank and comes back. */
async function decideAndReturn(
  checkoutUrl: string | null,
  orderId: string,
  outcome: SandboxChoice['outcome'],
): Promise<void> {
  await atTheBank(world, { checkoutUrl }, { outcome })
  await look(await world.as(ada), orderId)
}

describe('an order', () => {
  test('freezes what was shown, leads to the bank, and brings its credits', async () => {
    const ctx = await aBuyer()
    const { orderId, checkoutUrl } = await ordered({ ...ctx, country: 'BE' })
    expect(await view(ctx, orderId)).toMatchObject({
      ...{ state: 'open', credits: 60, total: money(4799, 'EUR'), paidAt: null, surplus: null },
      payment: { method: 'ideal', checkoutUrl, startedAt: world.now() },
    })
    const [row] = await sql`select * from orders where id = ${orderId}`
    expect(row).toMatchObject({
      ...{ list_minor: 4799, discount_minor: 0, tax_rate: 2100, tax_minor: 833, country: 'NL' },
      ...{ origin: 'http://localhost', consent_version: '2026-11' },
      expires_at: new Date(world.now().getTime() + 30 * 60_000),
    })
    const evidence = await sql`select kind, country from place_evidence where order_id = ${orderId} order by kind`
    expect([...evidence]).toEqual([{ kind: 'network', country: 'BE' }])

    await decideAndReturn(checkoutUrl, orderId, 'paid')
    expect(await balance()).toBe(60)
    const paid = await view(ctx, orderId)
    expect(paid).toMatchObject({ state: 'paid', paidAt: world.now() })
    expect(paid.payment).toMatchObject({ paidWith: 'Testbank Maas', checkoutUrl: null })
  })

  test('that is sent fifty times at once is one order with one payment', async () => {
    const ctx = await aBuyer()
    const asked = wanted()
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(ctx, asked)))
    expect(new Set(answers.map(({ checkoutUrl }) => checkoutUrl)).size).toBe(1)
    expect(answers[0]?.checkoutUrl).toBeString()
    expect([...(await sql`select count(*)::int as n from orders where member_id = ${ada.id}`)]).toEqual([{ n: 1 }])
    expect([
      ...(await sql`select count(*)::int as n from sandbox_payments where client_id = ${asked.payment.id}`),
    ]).toEqual([{ n: 1 }])
  })

  test('that is sent again after it was paid is not paid again', async () => {
    const ctx = await aBuyer()
    const asked = wanted()
    const { checkoutUrl } = await order(ctx, asked)
    await decideAndReturn(checkoutUrl, asked.id, 'paid')
    await order(ctx, asked)
    expect([await balance(), await stateOf(asked.id)]).toEqual([60, 'paid'])
  })

  test.each([
    ['consent_missing', { consent: null }],
    ['consent_missing', { consent: '1999-01' }],
    ['order_price_changed', { total: money(4798, 'EUR') }],
    ['order_price_changed', { total: money(4799, 'GBP') }],
    ['payment_method_not_offered', { payment: attempt({ method: 'giropay', bank: null }) }],
    ['payment_method_not_offered', { payment: attempt({ method: 'eps', bank: null }) }],
    ['payment_method_not_offered', { payment: attempt({ bank: 'not a bank' }) }],
    ['payment_method_not_offered', { country: 'BE' }],
    ['discount_code_not_found', { code: 'A\0BC' }],
    ['discount_code_not_found', { code: '\0' }],
  ] as const)('is refused as %s', async (code, traits) => {
    const ctx = await aBuyer()
    const asked = wanted(traits)
    await expect(order(ctx, asked)).rejects.toMatchObject({ code })
    expect([...(await sql`select 1 from orders where id = ${asked.id}`)]).toEqual([])
  })

  test('is for members who have confirmed their address', async () => {
    const ctx = await world.as(await aMember(db, { confirmedAt: null }))
    await expect(order(ctx, wanted())).rejects.toMatchObject({ code: 'not_confirmed' })
  })

  test('keeps to the limits that its member has set, which other tries to pay it do not reach twice', async () => {
    const ctx = await aBuyer()
    await set(ctx, { period: 'week', minor: 5000 })
    const { orderId, checkoutUrl } = await ordered(ctx)
    await expect(order(ctx, wanted())).rejects.toMatchObject({ code: 'spending_limit_reached' })
    world.pass(1000)
    await decideAndReturn(checkoutUrl, orderId, 'failed')
    await pay(ctx, { orderId, payment: attempt() })
  })

  test('counts towards the week of the country where its member lives, wherever they pay from', async () => {
    ada = await aMember(db, { country: 'IE' })
    const ctx = await world.as(ada)
    const onSunday = (time: string) => ({ ...ctx, now: () => new Date(`2026-06-07T${time}Z`) })
    await set(onSunday('21:45'), { period: 'week', minor: 5000 })
    await ordered(onSunday('21:50'))
    const another = order(onSunday('22:05'), wanted())
    await expect(another).rejects.toMatchObject({ code: 'spending_limit_reached' })
  })

  test('leads its member back where they came from, and has the bank tell of it nobody but this server', async () => {
    const ctx = await aBuyer()
    const { orderId } = await ordered({ ...ctx, origin: 'http://198.51.100.7:6379' })
    const [told] = await sql`
      select s.return_url as back, s.webhook_url as news from sandbox_payments s join payments p on p.id::text = s.client_id
      where p.order_id = ${orderId}`
    expect(told.back).toBe(`http://198.51.100.7:6379/credits/${orderId}`)
    expect(told.news).toBe('http://localhost:3000/payments/sandbox/webhook')
  })

  test('is its member’s alone', async () => {
    const { orderId } = await ordered(await aBuyer())
    const ben = await world.as(await aMember(db))
    const payment = attempt()
    const missing = { code: 'order_not_found' }
    await expect(view(ben, orderId)).rejects.toMatchObject(missing)
    await expect(pay(ben, { orderId, payment })).rejects.toMatchObject(missing)
    await expect(cancel(ben, orderId)).rejects.toMatchObject(missing)
    await expect(look(ben, orderId)).rejects.toMatchObject(missing)
    await expect(order(ben, wanted({ id: orderId }))).rejects.toMatchObject(missing)
    const [{ id }] = await sql`select id from payments where order_id = ${orderId}`
    await expect(order(ben, wanted({ payment: attempt({ id }) }))).rejects.toMatchObject(missing)
  })
})

describe('another try', () => {
  test.each(['failed', 'cancelled', 'expired'] as const)('after one that %s pays the same order', async (outcome) => {
    const ctx = await aBuyer()
    const { orderId, checkoutUrl } = await ordered(ctx)
    await decideAndReturn(checkoutUrl, orderId, outcome)
    expect(await stateOf(orderId)).toBe(outcome === 'expired' ? 'timed_out' : outcome)
    world.pass(1000)
    const again = await pay(ctx, { orderId, payment: attempt({ method: 'paypal', bank: null }) })
    expect((await view(ctx, orderId)).payment?.method).toBe('paypal')
    await decideAndReturn(again.checkoutUrl, orderId, 'paid')
    expect([await balance(), await stateOf(orderId)]).toEqual([60, 'paid'])
  })

  test('ends the one before, so that two tabs do not pay twice', async () => {
    const ctx = await aBuyer()
    const { orderId, checkoutUrl } = await ordered(ctx)
    world.pass(1000)
    const other = await pay(ctx, { orderId, payment: attempt({ method: 'creditcard', bank: null }) })
    await decideAndReturn(checkoutUrl, orderId, 'paid')
    expect(await balance()).toBe(0)
    await decideAndReturn(other.checkoutUrl, orderId, 'paid')
    expect(await balance()).toBe(60)
  })

  test('of an order that two tabs have paid all the same brings the credits once, and the rest back', async () => {
    const ctx = await aBuyer()
    const { orderId, checkoutUrl } = await ordered(ctx)
    await decideAndReturn(checkoutUrl, orderId, 'pending')
    world.pass(1000)
    const other = await pay(ctx, { orderId, payment: attempt({ method: 'creditcard', bank: null }) })
    await decideAndReturn(other.checkoutUrl, orderId, 'paid')
    await sql`update sandbox_payments set status = 'open' where page = ${checkoutUrl?.split('/').at(-1) ?? ''}`
    await decideAndReturn(checkoutUrl, orderId, 'paid')
    expect(await balance()).toBe(60)
    expect(await refundsOf(db, ada)).toMatchObject([{ reason: 'surplus', minor: 4799 }])
    expect(await view(ctx, orderId)).toMatchObject({ state: 'paid', surplus: money(4799, 'EUR') })
  })

  test('sent fifty times at once is one', async () => {
    const ctx = await aBuyer()
    const { orderId } = await ordered(ctx)
    const payment = attempt()
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(ctx, { orderId, payment })))
    expect(new Set(answers.map(({ checkoutUrl }) => checkoutUrl)).size).toBe(1)
    expect([...(await sql`select count(*)::int as n from payments where order_id = ${orderId}`)]).toEqual([{ n: 2 }])
  })

  test('is refused for an order that is paid or has expired', async () => {
    const ctx = await aBuyer()
    const [one, other] = [await ordered(ctx), await ordered(ctx)]
    await decideAndReturn(one.checkoutUrl, one.orderId, 'paid')
    const again = (orderId: string) => pay(ctx, { orderId, payment: attempt() })
    await expect(again(one.orderId)).rejects.toMatchObject({ code: 'order_paid' })
    world.pass(30 * 60_000)
    expect(await stateOf(other.orderId)).toBe('expired')
    await expect(again(other.orderId)).rejects.toMatchObject({ code: 'order_expired' })
  })
})

describe('who gives up', () => {
  test('ends the payment at the bank, and the order stays', async () => {
    const ctx = await aBuyer()
    const { orderId, checkoutUrl } = await ordered(ctx)
    await cancel(ctx, orderId)
    expect(await stateOf(orderId)).toBe('cancelled')
    await decideAndReturn(checkoutUrl, orderId, 'paid')
    expect([await balance(), await stateOf(orderId)]).toEqual([0, 'cancelled'])
  })

  test('when the money is on its way ends nothing, and is offered neither that nor to pay on', async () => {
    const ctx = await aBuyer()
    const { orderId, checkoutUrl } = await ordered(ctx)
    const offered = async () => [(await view(ctx, orderId)).canBeCancelled, (await get(ctx, orderId)).isPayable]
    expect(await offered()).toEqual([true, true])
    await decideAndReturn(checkoutUrl, orderId, 'pending')
    expect([await stateOf(orderId), ...(await offered())]).toEqual(['pending', false, false])
    await expect(cancel(ctx, orderId)).rejects.toMatchObject({ code: 'payment_under_way' })
    expect(await stateOf(orderId)).toBe('pending')
  })

  test('after it was paid keeps the credits', async () => {
    const ctx = await aBuyer()
    const { orderId, checkoutUrl } = await ordered(ctx)
    await atTheBank(world, { checkoutUrl }, { outcome: 'paid' })
    await cancel(ctx, orderId)
    expect([await balance(), await stateOf(orderId)]).toEqual([60, 'paid'])
  })
})

test('the verbs keep to their statements', async () => {
  const ctx = await aBuyer()
  const cost = async (verb: () => Promise<unknown>) => (await countStatements(database, verb)).statements.length
  const { orderId } = await ordered(ctx)
  expect(await cost(() => view(ctx, orderId))).toBe(1)
})
