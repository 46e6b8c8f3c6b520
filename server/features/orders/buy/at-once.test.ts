import { afterEach, describe, expect, test } from 'bun:test'
import { money } from '../../../../db/reference/money/money.ts'
import { aDiscountCode } from '../../../../db/testing/discounts.ts'
import { aMember, aSite, type TestMember } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { walletOf } from '../../../../db/testing/from-outside.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { anOrder, aPayment, refundsOf } from '../../../../db/testing/orders.ts'
import { doJob, takeJobs } from '../../../testing/mailbox.ts'
import { testWorld } from '../../../testing/world.ts'
import { limitLowered } from '../../spending-limits/lowered.ts'
import { set } from '../../spending-limits/service.ts'
import { settle } from '../settle.ts'
import { wanted } from '../testing/buyer.ts'
import { paid } from '../testing/news.ts'
import { order } from './order.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)

afterEach(async () => {
  expect(await findFaults(db)).toEqual([])
})

const half = money(2400, 'EUR')
const people = (count: number) =>
  Promise.all(Array.from({ length: count }, () => aMember(db, { createdAt: world.now() })))
const balanceOf = async (member: TestMember) => (await walletOf(db, member))?.balance

/** The outcomes of concurrent calls, counted: the codes of refusals, and `done` for successes. */
async function outcomesOf(verbs: Promise<unknown>[]): Promise<Record<string, number>> {
  const ended = await Promise.allSettled(verbs)
  const names = ended.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason.code ?? `${one.reason}`)))
  return Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((other) => other === name).length]))
}

/** An order at half the price that was made in time, and a payment of it at the bank. */
async function atHalf(member: TestMember, discountCode: string, discountValidity: 'once' | 'once_per_user') {
  const traits = { discountMinor: 2399, totalMinor: half.minor, discountCode, discountValidity, createdAt: world.now() }
  return aPayment(db, await anOrder(db, member.id, traits))
}
const pays = ({ id }: { id: string }) => settle(world, id, { ...paid, paid: half })

describe('a code of which there is one', () => {
  test('is ordered with by one of fifty who press at the same moment', async () => {
    const code = await aDiscountCode(db, { validity: 'once' })
    const contexts = await Promise.all((await people(50)).map((one) => world.as(one)))
    const presses = contexts.map((ctx) => order(ctx, wanted({ code, total: half })))
    expect(await outcomesOf(presses)).toEqual({ done: 1, discount_code_used: 49 })
    const begun = await sql`select 1 from payments p join orders o on o.id = p.order_id where o.discount_code = ${code}`
    expect(begun).toHaveLength(1)
  })

  test('is paid by one of fifty who pay at the same moment, and the others get their money back', async () => {
    const code = await aDiscountCode(db, { validity: 'once' })
    const members = await people(50)
    const payments = await Promise.all(members.map((one) => atHalf(one, code, 'once')))
    expect(await outcomesOf(payments.map(pays))).toEqual({ done: 50 })
    const balances = await Promise.all(members.map(balanceOf))
    expect(balances.toSorted()).toEqual([...Array(49).fill(0), 60])
    const refunds = (await Promise.all(members.map((one) => refundsOf(db, one)))).flat()
    expect(refunds.map(({ reason, minor }) => [reason, minor])).toEqual(Array(49).fill(['surplus', half.minor]))
  })

  test('is paid by one where the operator has taken it away meanwhile, however often its bank tells of the other', async () => {
    const code = await aDiscountCode(db, { validity: 'once' })
    const members = await people(10)
    const payments = await Promise.all(members.map((one) => atHalf(one, code, 'once')))
    await sql`delete from discount_codes where code = ${code}`
    await outcomesOf(payments.map(pays))
    expect(await outcomesOf(payments.map(pays))).toEqual({ done: 10 })
    expect((await Promise.all(members.map(balanceOf))).toSorted()).toEqual([...Array(9).fill(0), 60])
  })
})

test('a code that holds once for each is paid with once by who pays twenty orders with it at the same moment', async () => {
  const code = await aDiscountCode(db, { validity: 'once_per_user' })
  const [ada] = await people(1)
  const payments = await Promise.all(Array.from({ length: 20 }, () => atHalf(ada!, code, 'once_per_user')))
  expect(await outcomesOf(payments.map(pays))).toEqual({ done: 20 })
  expect(await balanceOf(ada!)).toBe(60)
  expect(await refundsOf(db, ada!)).toHaveLength(19)
})

test('what a member has of their time bonus ends with it: who orders at that moment is shown the new price', async () => {
  const [ada] = await people(1)
  const ctx = await world.as(ada!)
  const at = (later: number) => ({ ...ctx, now: () => new Date(world.now().getTime() + later) })
  const bonusOver = 4 * 60 * 60_000
  const asked = () => wanted({ total: money(3599, 'EUR') })
  await expect(order(at(bonusOver), asked())).rejects.toMatchObject({ code: 'order_price_changed' })
  const inTime = asked()
  expect(await outcomesOf([order(at(bonusOver - 1), inTime)])).toEqual({ done: 1 })
  // Once ordered, it costs that, however long paying takes.
  const [payment] = await sql`select id from payments where order_id = ${inTime.id}`
  await settle({ ...world, now: at(bonusOver + 60 * 60_000).now }, payment.id, { ...paid, paid: money(3599, 'EUR') })
  expect(await balanceOf(ada!)).toBe(60)
  expect(await refundsOf(db, ada!)).toEqual([])
})

describe('a spending limit', () => {
  const week = { period: 'week', minor: 5000 } as const
  const full = () => wanted({ code: null })

  test('lets one of fifty orders through that are pressed at the same moment', async () => {
    const [ada] = await people(1)
    const ctx = await world.as(ada!)
    await set(ctx, week)
    const presses = Array.from({ length: 50 }, () => order(ctx, full()))
    expect(await outcomesOf(presses)).toEqual({ done: 1, spending_limit_reached: 49 })
  })

  test('that is lowered while ten orders are being pressed leaves one that can be paid', async () => {
    const [ada] = await people(1)
    const ctx = await world.as(ada!)
    const presses = [...Array.from({ length: 10 }, () => order(ctx, full())), set(ctx, week)]
    await outcomesOf(presses)
    for (const job of await takeJobs(world)) if (job.queue === limitLowered.queue) await doJob(world, job)
    const open = await sql`select p.order_id from payments p join orders o on o.id = p.order_id
      where o.member_id = ${ada!.id} and p.status = 'open'`
    expect(open.length).toBeLessThanOrEqual(1)
    const others = Array.from({ length: 2 }, () => order(ctx, full()))
    expect((await outcomesOf(others)).spending_limit_reached).toBeGreaterThanOrEqual(1)
  })
})
