import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { saveSandboxSettings } from '../../../../db/queries/sandbox/deliveries.ts'
import { aMember, aSite, type TestMember } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { boughtOf } from '../../../../db/testing/from-outside.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { createMetrics } from '../../../core/operations/metrics.ts'
import { createPayments } from '../../../gateways/payments/gateway.ts'
import { sandboxProvider } from '../../../gateways/payments/sandbox.ts'
import { unreliableLine } from '../../../gateways/payments/testing/unreliable-line.ts'
import { gaugesOf } from '../../../gauges.ts'
import { doJob, mailsTo } from '../../../testing/mailbox.ts'
import { appOf } from '../../../testing/php.ts'
import { testWorld } from '../../../testing/world.ts'
import { serveBank } from '../../sandbox/serve.ts'
import { usualSettings } from '../../sandbox/tell.ts'
import { atTheBank } from '../../sandbox/testing/at-the-bank.ts'
import { look } from '../buy/look.ts'
import { attempt, ordered } from '../testing/buyer.ts'
import { view } from '../view/order-view.ts'
import { followRefunds } from './send-refunds.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const own = await testWorld(database)
const bank = serveBank(own)
/** What lies between the shop and the bank. */
const line = unreliableLine(bank.url)
const payments = createPayments([sandboxProvider({ ...bank, url: line.url, patience: 1_000 })], {
  ...own,
  isTest: true,
})
const world = { ...own, payments }
const app = appOf(world)
afterAll(async () => {
  line.close()
  await bank.close()
})
afterEach(async () => {
  line.mend()
  expect(await findFaults(db)).toEqual([])
})

const as = async (member: TestMember) => ({ ...(await own.as(member)), payments })
const round = async () => {
  own.pass(5 * 60_000)
  await doJob(world, { queue: 'payment_reconciliation', payload: {} })
}
const stateOf = async (ada: TestMember, orderId: string) => (await view(await as(ada), orderId)).state
const pageOf = async (orderId: string) => {
  const [row] = await sql`select s.page from sandbox_payments s join payments p on p.id::text = s.client_id
    where p.order_id = ${orderId}`
  return `http://localhost/sandbox/${row.page}`
}

/** Runs the bank's pending work, except its webhooks, which get lost. The shop's jobs wait. */
async function bankWorks(): Promise<void> {
  await sql`delete from pgboss.job where name = 'sandbox_delivery'`
  const ends = await sql`delete from pgboss.job where name = 'sandbox_refund_end' returning data as payload`
  for (const { payload } of ends) await doJob(own, { queue: 'sandbox_refund_end', payload })
  await sql`delete from pgboss.job where name like 'sandbox%'`
}

describe('a provider that', () => {
  test('does not answer leaves the order, and the next round begins to pay it', async () => {
    const ada = await aMember(db)
    line.cut()
    // What can be paid with was asked before.
    const offers = { ...payments, methods: own.payments.methods }
    const { orderId, checkoutUrl } = await ordered({ ...(await as(ada)), payments: offers })
    expect([checkoutUrl, await stateOf(ada, orderId)]).toEqual([null, 'starting'])
    await round()
    expect([await look(await as(ada), orderId), await stateOf(ada, orderId)]).toEqual([false, 'starting'])
    line.mend()
    await round()
    expect([await look(await as(ada), orderId), await stateOf(ada, orderId)]).toEqual([true, 'open'])
    expect((await view(await as(ada), orderId)).payment?.checkoutUrl).toBe(await pageOf(orderId))
  })

  test('does what was asked, and whose answer is lost, is not asked for a second payment', async () => {
    const ada = await aMember(db)
    line.loseAnswers()
    const offers = { ...payments, methods: own.payments.methods }
    const { orderId } = await ordered({ ...(await as(ada)), payments: offers })
    await atTheBank(world, { checkoutUrl: await pageOf(orderId) }, { outcome: 'paid' })
    line.mend()
    await round()
    expect([await boughtOf(db, ada), await stateOf(ada, orderId)]).toEqual([60, 'paid'])
  })
})

test('a payment of which no news ever came is found within fifteen minutes', async () => {
  const ada = await aMember(db)
  const made = await ordered(await as(ada))
  await atTheBank(world, made, { outcome: 'paid' })
  await round()
  expect(await boughtOf(db, ada)).toBe(60)
})

test('an open payment that says nothing of whether it can be cancelled can be after the next round', async () => {
  const ada = await aMember(db)
  const { orderId } = await ordered(await as(ada))
  const isOffered = async () => (await view(await as(ada), orderId)).canBeCancelled
  // As all that were open when that began to be kept.
  await sql`update payments set can_be_cancelled = false where order_id = ${orderId}`
  expect(await isOffered()).toBe(false)
  await round()
  expect(await isOffered()).toBe(true)
})

test('what expired is ended at the bank; what is paid there all the same is credited and told', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db)]
  const [idle, slow] = [await ordered(await as(ada)), await ordered(await as(ben))]
  await atTheBank(world, slow, { outcome: 'pending' })
  for (let n = 0; n < 6; n++) await round()
  expect([await stateOf(ada, idle.orderId), await stateOf(ben, slow.orderId)]).toEqual(['expired', 'pending'])
  await atTheBank(world, idle, { outcome: 'paid' })
  await atTheBank(world, slow, { outcome: 'paid' })
  await round()
  expect([await boughtOf(db, ada), await boughtOf(db, ben)]).toEqual([0, 60])
  await bankWorks()
  const mails = await mailsTo(own, ben.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['60 credits erbij: je betaling is toch binnen'])
})

test('a charge-back of which no news came is found within a week', async () => {
  const ada = await aMember(db)
  const made = await ordered(await as(ada))
  await atTheBank(world, made, { outcome: 'paid' })
  await look(await as(ada), made.orderId)
  await sql`update sandbox_payments set charged_back_minor = paid_minor where page = ${made.checkoutUrl?.split('/').at(-1) ?? ''}`
  await round()
  expect(await boughtOf(db, ada)).toBe(60)
  own.pass(7 * 24 * 60 * 60_000)
  await round()
  expect(await boughtOf(db, ada)).toBe(0)
})

const tell = (body: object | string | Uint8Array<ArrayBuffer>, path = '/payments/sandbox/webhook') =>
  app.handle(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
    }),
  )

describe('a webhook', () => {
  const newsOf = async (orderId: string) => {
    const [row] = await sql`select provider_payment_id as id from payments where order_id = ${orderId}`
    return { payment: row.id, status: 'paid' }
  }

  test('credits what the bank says is paid, once, however often it comes', async () => {
    const ada = await aMember(db)
    const made = await ordered(await as(ada))
    const news = await newsOf(made.orderId)
    // It says so; the bank does not.
    expect((await tell(news)).status).toBe(200)
    expect(await boughtOf(db, ada)).toBe(0)
    await atTheBank(world, made, { outcome: 'paid' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => tell(news)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await boughtOf(db, ada)).toBe(60)
  })

  test('of nothing that is known tells nothing', async () => {
    for (const body of [{ payment: 'tb_unknown', status: 'paid' }, {}, 'x', '{"payment":'])
      expect((await tell(body)).status).toBe(200)
    expect((await tell({}, '/payments/nobody/webhook')).status).toBe(200)
    expect((await tell('x'.repeat(70_000))).status).toBe(413)
    expect((await tell(new Uint8Array([0xff, 0xfe, 0, 0xd8]))).status).toBe(400)
  })

  test('comes again when the bank does not answer', async () => {
    const ada = await aMember(db)
    const { orderId } = await ordered(await as(ada))
    line.cut()
    expect((await tell(await newsOf(orderId))).status).toBe(503)
  })
})

test('money that is back later is told as back with the news of it, else within the hour', async () => {
  await saveSandboxSettings(db, { ...usualSettings, refunds: 'later' })
  for (const hears of [true, false]) {
    const ada = await aMember(db)
    const made = await ordered(await as(ada))
    await atTheBank(world, made, { outcome: 'paid_less' })
    await look(await as(ada), made.orderId)
    await doJob(world, { queue: 'refunds', payload: {} })
    const [{ id, payment }] = await sql`select r.id, p.provider_payment_id as payment from refunds r
      join payments p on p.id = r.payment_id where p.order_id = ${made.orderId}`
    const isBack = async () => (await sql`select done_at from refunds where id = ${id}`)[0].done_at !== null
    expect(await isBack()).toBe(false)
    await bankWorks()
    if (hears) await tell({ payment, status: 'paid' })
    expect(await isBack()).toBe(hears)
    await doJob(world, { queue: 'refund_states', payload: {} })
    expect(await isBack()).toBe(true)
  }
  await saveSandboxSettings(db, usualSettings)
})

test('a refund follows its payment, and one that is refused is told to whoever watches', async () => {
  const ada = await aMember(db)
  const made = await ordered(await as(ada), { payment: attempt() })
  await atTheBank(world, made, { outcome: 'paid_more' })
  await look(await as(ada), made.orderId)
  const refund = async () => {
    const [row] = await sql`select r.sent_at, r.done_at, r.failed_at, p.refunded_minor from refunds r
      join payments p on p.id = r.payment_id where p.order_id = ${made.orderId}`
    return row
  }
  line.cut()
  await doJob(world, { queue: 'refunds', payload: {} })
  expect(await refund()).toMatchObject({ sent_at: null, failed_at: null })
  line.mend()
  await doJob(world, { queue: 'refunds', payload: {} })
  // A refund that completes at once is not polled later.
  expect(await refund()).toMatchObject({ sent_at: own.now(), done_at: own.now(), failed_at: null })
  await bankWorks()
  await round()
  own.pass(8 * 24 * 60 * 60_000)
  await round()
  expect(await refund()).toMatchObject({ done_at: expect.any(Date), refunded_minor: 4899 })

  await sql`update refunds set sent_at = null, done_at = null, provider_refund_id = null, minor = 4900
    where payment_id in (select id from payments where order_id = ${made.orderId})`
  await doJob(world, { queue: 'refunds', payload: {} })
  expect(await refund()).toMatchObject({ sent_at: null, failed_at: own.now() })
  expect(await createMetrics(gaugesOf(world)).text()).toContain('vonk_refunds_failed 1')
})

test('a refund that fails on its way is in the log once, however many pieces of news come at once', async () => {
  await saveSandboxSettings(db, { ...usualSettings, refunds: 'never' })
  const ada = await aMember(db)
  const made = await ordered(await as(ada))
  await atTheBank(world, made, { outcome: 'paid_less' })
  await look(await as(ada), made.orderId)
  await doJob(world, { queue: 'refunds', payload: {} })
  await bankWorks()
  const [{ id }] = await sql`select id from payments where order_id = ${made.orderId}`
  let errors = 0
  const log = Object.assign(Object.create(world.log), { error: () => void errors++ })
  await Promise.all(Array.from({ length: 5 }, () => followRefunds({ ...world, log }, id)))
  expect(errors).toBe(1)
  await saveSandboxSettings(db, usualSettings)
})
