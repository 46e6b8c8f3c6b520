import { afterEach, expect, test } from 'bun:test'
import { aMember, aSite, type TestMember } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { boughtOf } from '../../../../db/testing/from-outside.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { refundsOf } from '../../../../db/testing/orders.ts'
import { findApart } from '../../../../db/testing/payments/apart.ts'
import { doJob } from '../../../testing/mailbox.ts'
import { testWorld } from '../../../testing/world.ts'
import { atTheBank } from '../../sandbox/testing/at-the-bank.ts'
import { look } from '../buy/look.ts'
import { order } from '../buy/order.ts'
import { pay } from '../buy/pay.ts'
import { attempt, ordered, wanted } from '../testing/buyer.ts'
import { eachStep, fateAt, killedAt } from '../testing/mortal.ts'
import { reconcile } from './reconcile.ts'
import { sendRefunds } from './send-refunds.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)

afterEach(async () => {
  expect(await findFaults(db)).toEqual([])
})

/** The next round, in a process that lives. */
async function nextRound(): Promise<void> {
  world.pass(5 * 60_000)
  await doJob(world, { queue: 'payment_reconciliation', payload: {} })
  await doJob(world, { queue: 'refunds', payload: {} })
  await doJob(world, { queue: 'refund_states', payload: {} })
}

/** Where the bank has a payment of a member, and what it has taken in all. */
const pagesOf = async ({ id }: TestMember): Promise<{ url: string; paid: number }[]> => sql`
  select 'http://localhost/sandbox/' || s.page as url, s.paid_minor as paid
  from sandbox_payments s join payments p on p.id::text = s.client_id join orders o on o.id = p.order_id
  where o.member_id = ${id} order by s.created_at`

const payAtTheBank = (url: string) => atTheBank(world, { checkoutUrl: url }, { outcome: 'paid' })

test.each(eachStep(10))(
  'an order that is killed at step %i of %i is paid once by the next round',
  async (step, steps) => {
    const ada = await aMember(db)
    const asked = wanted()
    expect(await killedAt(await world.as(ada), step, (ctx) => order(ctx, asked))).toBe(fateAt(step, steps))
    const [made] = await pagesOf(ada)
    if (made) await payAtTheBank(made.url)
    await nextRound()
    expect(await boughtOf(db, ada)).toBe(made ? 60 : 0)
    // Pressing the button again finds the same order.
    const { checkoutUrl } = await order(await world.as(ada), asked)
    if (!made && checkoutUrl) await payAtTheBank(checkoutUrl)
    await look(await world.as(ada), asked.id)
    expect([await boughtOf(db, ada), (await pagesOf(ada)).length]).toEqual([60, 1])
  },
)

test.each(eachStep(8))(
  'whoever comes back while the server is killed at step %i of %i has their credits by the next round',
  async (step, steps) => {
    const ada = await aMember(db)
    const ctx = await world.as(ada)
    const made = await ordered(ctx)
    await atTheBank(world, made, { outcome: 'paid' })
    expect(await killedAt(ctx, step, (mortal) => look(mortal, made.orderId))).toBe(fateAt(step, steps))
    await nextRound()
    expect(await boughtOf(db, ada)).toBe(60)
  },
)

test.each(eachStep(9))(
  'a round that is killed at step %i of %i is made up for by the next one',
  async (step, steps) => {
    const ada = await aMember(db)
    await atTheBank(world, await ordered(await world.as(ada)), { outcome: 'paid' })
    world.pass(5 * 60_000)
    expect(await killedAt(world, step, reconcile)).toBe(fateAt(step, steps))
    await nextRound()
    expect(await boughtOf(db, ada)).toBe(60)
  },
)

test.each(eachStep(14))('what was paid twice goes back once, killed at step %i of %i', async (step, steps) => {
  const ada = await aMember(db)
  const ctx = await world.as(ada)
  const { orderId } = await ordered(ctx)
  await pay(ctx, { orderId, payment: attempt() })
  // In two tabs at the same moment.
  await sql`update sandbox_payments set status = 'open' where status = 'cancelled'`
  await sql`update payments set status = 'open' where status = 'cancelled'`
  for (const { url } of await pagesOf(ada)) await payAtTheBank(url)
  await look(ctx, orderId)
  expect(await killedAt(world, step, sendRefunds)).toBe(fateAt(step, steps))
  await nextRound()
  expect(await refundsOf(db, ada)).toMatchObject([{ reason: 'surplus', minor: 4799 }])
  expect([await backAtTheBank(ada), await boughtOf(db, ada)]).toEqual([4799, 60])
  expect(await findApart(db, ada.id)).toEqual([])
})

/** What the bank has given back in all. */
const backAtTheBank = async ({ id }: TestMember): Promise<number> => {
  const [row] = await sql`
    select coalesce(sum(r.minor), 0)::int as minor from sandbox_refunds r join sandbox_payments s on s.id = r.payment_id
    join payments p on p.id::text = s.client_id join orders o on o.id = p.order_id where o.member_id = ${id}`
  return row.minor
}
