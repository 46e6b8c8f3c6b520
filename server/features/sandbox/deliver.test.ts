import { afterAll, beforeEach, expect, test } from 'bun:test'
import { listSandboxAttempts, saveSandboxSettings } from '../../../db/queries/sandbox/deliveries.ts'
import { findSandboxPayment } from '../../../db/queries/sandbox/payments.ts'
import { aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { testWorld } from '../../testing/world.ts'
import { createPayment } from './create.ts'
import { decide, end, takeBack } from './decide.ts'
import { deliver, deliverAgain } from './deliver.ts'
import { endRefund, refundPayment } from './refund.ts'
import { usualSettings } from './tell.ts'
import { aPayment } from './testing/at-the-bank.ts'
import { forgetOldDeliveries } from './upkeep.ts'

const database = await freshDatabase()
await aSite(database.db)
const world = await testWorld(database)

/** The shop's end of the webhook: notes what it gets, and answers with this. */
let heard: unknown[] = []
let answer = 200
const shop = Bun.serve({
  ...{ hostname: '127.0.0.1', port: 0 },
  async fetch(request) {
    heard.push(await request.json())
    return new Response('noted', { status: answer, ...(answer === 302 && { headers: { location: '/elsewhere' } }) })
  },
})
afterAll(() => shop.stop(true))

beforeEach(async () => {
  await saveSandboxSettings(world.db, usualSettings)
  await database.sql`delete from pgboss.job`
  heard = []
  answer = 200
})

const payment = () => createPayment(world, aPayment({ webhookUrl: `http://127.0.0.1:${shop.port}/webhook` }))

interface Queued {
  data: never
  /** In seconds. */
  later: number
}

/** What waits to be done, in the order in which its time comes. */
async function queued(queue = 'sandbox_delivery'): Promise<Queued[]> {
  const rows: Queued[] = await database.sql`
    select data, round(extract(epoch from start_after - created_on))::int as later
    from pgboss.job where name = ${queue} order by start_after, id`
  return rows.map(({ data, later }) => ({ data, later }))
}

/** Delivers all queued webhooks. Returns those that were not accepted. */
async function deliverAll(): Promise<string[]> {
  const failed: string[] = []
  for (const { data } of await queued())
    await deliver(world, data).catch((error) => failed.push(`${error.name} ${error.message}`))
  return failed
}

test('the shop is told what has become of a payment, and that it was opened is no news', async () => {
  const { id, page } = await payment()
  expect(await queued()).toEqual([])
  await decide(world, page, { outcome: 'paid' })
  expect(await deliverAll()).toEqual([])
  expect(heard).toEqual([{ payment: id, status: 'paid' }])
})

test('news that the shop does not take fail, and are tried again', async () => {
  const { page } = await payment()
  await decide(world, page, { outcome: 'failed' })
  for (const status of [500, 404, 302]) {
    answer = status
    expect(await deliverAll()).toEqual([`NotTaken ${status}`])
  }
  answer = 200
  expect(await deliverAll()).toEqual([])
  const attempts = await listSandboxAttempts(world.db, 4)
  expect(attempts.map(({ number, answer }) => [number, answer])).toEqual([
    [4, 200],
    [3, 302],
    [2, 404],
    [1, 500],
  ])
})

test('a shop that is not there has not taken them either', async () => {
  const { page } = await createPayment(world, aPayment({ webhookUrl: 'http://127.0.0.1:1/webhook' }))
  await decide(world, page, { outcome: 'paid' })
  expect(await deliverAll()).toEqual(['NotTaken no answer'])
})

test('two taps on two buttons decide once, and tell of the first', async () => {
  const { id, page } = await payment()
  await Promise.all([...Array(5)].map((_, n) => decide(world, page, { outcome: n % 2 ? 'failed' : 'paid' })))
  await deliverAll()
  expect(heard).toHaveLength(1)
  expect((await findSandboxPayment(world.db, { id }))?.status).toBe((heard[0] as { status: 'paid' }).status)
})

test('of a payment that is left open nobody hears; it can be paid later', async () => {
  const { id, page } = await payment()
  await decide(world, page, { outcome: 'pending' })
  expect(await queued()).toEqual([])
  await end(world, id, 'cancelled')
  await decide(world, page, { outcome: 'paid' })
  expect(await findSandboxPayment(world.db, { id })).toMatchObject({ status: 'paid', paidMinor: 4799 })
})

test('nobody decides one after an hour', async () => {
  const { id, page } = await payment()
  const [job] = await queued('sandbox_expiry')
  expect(job).toMatchObject({ data: { paymentId: id }, later: 3600 })
  await end(world, id, 'expired')
  await decide(world, page, { outcome: 'paid' })
  expect(await findSandboxPayment(world.db, { id })).toMatchObject({ status: 'expired', paidMinor: 0 })
})

test('what is paid to be taken back is taken back ten seconds later, once', async () => {
  const { id, page } = await payment()
  await decide(world, page, { outcome: 'charged_back' })
  expect(await queued('sandbox_charge_back')).toMatchObject([{ data: { paymentId: id }, later: 10 }])
  await takeBack(world, { paymentId: id })
  await takeBack(world, { paymentId: id })
  expect(await findSandboxPayment(world.db, { id })).toMatchObject({ status: 'paid', chargedBackMinor: 4799 })
  await deliverAll()
  expect(heard).toEqual([
    { payment: id, status: 'paid' },
    { payment: id, status: 'paid' },
  ])
})

test('news come as often and as late as the settings say, the first attempts lost', async () => {
  await saveSandboxSettings(world.db, { ...usualSettings, delay: 10, copies: 5, losses: 1 })
  const { id, page } = await payment()
  await decide(world, page, { outcome: 'paid' })
  expect((await queued()).map(({ later }) => later)).toEqual([10, 10, 10, 10, 10])
  expect(await deliverAll()).toEqual(['NotTaken no answer'])
  expect(heard).toEqual(Array(4).fill({ payment: id, status: 'paid' }))
})

test('out of order, what has passed is told after what has become of it', async () => {
  await saveSandboxSettings(world.db, { ...usualSettings, isShuffled: true })
  const { id, page } = await payment()
  await decide(world, page, { outcome: 'paid' })
  expect((await queued()).map(({ later }) => later)).toEqual([0, 4])
  await deliverAll()
  expect(heard).toEqual([
    { payment: id, status: 'paid' },
    { payment: id, status: 'open' },
  ])
})

test('never means never; what came last can be sent again by hand', async () => {
  const { id, page } = await payment()
  await decide(world, page, { outcome: 'paid' })
  await database.sql`delete from pgboss.job`
  await saveSandboxSettings(world.db, { ...usualSettings, isSilent: true })
  await decide(world, (await payment()).page, { outcome: 'paid' })
  expect(await queued()).toEqual([])
  await deliverAgain(world)
  await deliverAll()
  expect(heard).toEqual([{ payment: id, status: 'paid' }])
})

test('a refund is on its way for ten seconds where the settings say so, and may fail', async () => {
  for (const [refunds, state, refundedMinor] of [
    ['later', 'done', 1000],
    ['never', 'failed', 0],
  ] as const) {
    await saveSandboxSettings(world.db, { ...usualSettings, refunds })
    const { id, page } = await payment()
    await decide(world, page, { outcome: 'paid' })
    const asked = { id: crypto.randomUUID(), amount: { minor: 1000, currency: 'EUR' } } as const
    const refund = await refundPayment(world, id, asked)
    expect(refund.state).toBe('pending')
    const ends = { paymentId: id, refundId: refund.id }
    expect(await queued('sandbox_refund_end')).toMatchObject([{ data: ends, later: 10 }])
    for (let twice = 0; twice < 2; twice++) await endRefund(world, ends)
    expect((await refundPayment(world, id, asked)).state).toBe(state)
    expect(await findSandboxPayment(world.db, { id })).toMatchObject({ refundedMinor })
    await database.sql`delete from pgboss.job`
  }
})

test('money that a bank has taken back meanwhile does not go back a second time', async () => {
  await saveSandboxSettings(world.db, { ...usualSettings, refunds: 'later' })
  const { id, page } = await payment()
  await decide(world, page, { outcome: 'paid' })
  const refund = await refundPayment(world, id, { id: 'twice', amount: { minor: 4799, currency: 'EUR' } })
  await takeBack(world, { paymentId: id })
  await endRefund(world, { paymentId: id, refundId: refund.id })
  expect(await findSandboxPayment(world.db, { id })).toMatchObject({ refundedMinor: 0, chargedBackMinor: 4799 })
})

test('deliveries are forgotten after a month', async () => {
  const { page } = await payment()
  await decide(world, page, { outcome: 'paid' })
  await deliverAll()
  await forgetOldDeliveries(world)
  expect(await listSandboxAttempts(world.db, 1)).toHaveLength(1)
  await forgetOldDeliveries({ ...world, now: () => new Date(world.now().getTime() + 31 * 24 * 3600_000) })
  expect(await listSandboxAttempts(world.db, 1)).toEqual([])
})
