import { afterEach, expect, test } from 'bun:test'
import { listExcessive } from '../../../../db/queries/orders/excess.ts'
import { findOrder } from '../../../../db/queries/orders/lock.ts'
import { money } from '../../../../db/reference/money/money.ts'
import { aMember, aSite } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { brokenInvariants } from '../../../../db/testing/money/invariants.ts'
import { anOrder, aPayment } from '../../../../db/testing/orders.ts'
import { createMetrics } from '../../../core/operations/metrics.ts'
import { gaugesOf } from '../../../gauges.ts'
import { runAtServer } from '../../../testing/at-server.ts'
import { toldTo } from '../../../testing/events.ts'
import { mailsTo } from '../../../testing/mailbox.ts'
import { testWorld } from '../../../testing/world.ts'
import { get } from '../../transactions/get.ts'
import { list } from '../../transactions/list.ts'
import { terms } from '../../withdrawals/terms.ts'
import { withdraw } from '../../withdrawals/withdraw.ts'
import { settle } from '../settle.ts'
import { paid } from '../testing/news.ts'
import { sendRefunds } from '../upkeep/send-refunds.ts'
import { view } from '../view/order-view.ts'
import { acknowledgeExcess } from './acknowledge-excess.ts'
import { refundCommands } from './command.ts'
import { settleByHand } from './settle-refund.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)

afterEach(async () => {
  expect([await findFaults(db), await brokenInvariants(db)]).toEqual([[], []])
  // Each has what waits to itself.
  await sql`update refunds set failed_at = null, done_at = now() where failed_at is not null and settled_at is null`
})

/** Ada has withdrawn from 60 credits, and nobody could send the money. */
async function aFailure() {
  const ada = await aMember(db, { name: 'Ada' })
  const { id: orderId } = await anOrder(db, ada.id, { createdAt: world.now() })
  const order = await findOrder(db, orderId)
  const { id: paymentId } = await aPayment(db, order!, { provider: 'nobody', method: 'paysafecard' })
  await settle(world, paymentId, paid)
  await withdraw(await world.as(ada), { orderId, refundMinor: 4799 })
  await sendRefunds(world)
  const [{ id: refundId }] = await sql`select id from refunds where payment_id = ${paymentId}`
  const takeBack = (minor: number) => settle(world, paymentId, { ...paid, chargedBack: money(minor, 'EUR') })
  return { ada, orderId, paymentId, refundId: refundId as string, takeBack }
}

const run = (...answers: string[]) => runAtServer(world, refundCommands['settle-refund'], answers)

const gauge = async (name: string) =>
  new RegExp(`${name} (\\d+)`).exec(await createMetrics(gaugesOf(world)).text())?.[1]
const plain = (text = '') => text.replaceAll('\u00a0', ' ')
const settledMails = async ({ email }: { email: string }) =>
  (await mailsTo(world, email)).filter(({ subject }) => subject.includes('terugbetaald'))
const auditOf = ({ id }: { id: string }) =>
  sql`select staff_id, action, subject_id, details from audit_entries where member_id = ${id}`

test('what could not be sent is shown, booked once as paid by hand, and waits no more', async () => {
  const { ada, orderId, refundId } = await aFailure()
  expect(await gauge('vonk_refunds_failed')).toBe('1')
  const typed = [refundId.toUpperCase(), '2026-05-31', ' overboeking  2026-12 ']
  const { said, asked } = await run(...typed, 'yes')
  expect(said).toBe('Booked: 47.99 EUR was paid by hand. To be paid by hand still: 0.')
  expect(asked[0]).toMatch(
    new RegExp(
      `^To be paid by hand: 1, who waits longest first\n${refundId}, 47.99 EUR, Ada \\(.*\\) on vonk, paysafecard at nobody, order ${orderId}, credit note VONK-2026-\\d{6}, failed 2026-06-01T12:00:00.000Z\n`,
    ),
  )
  expect(asked[2]).toContain('in their language (nl)')
  expect(asked.at(-1)).toContain('Paid by hand: 47.99 EUR on 2026-05-31\nThe member reads: overboeking 2026-12\n')
  expect(await gauge('vonk_refunds_failed')).toBe('0')
  const again = await run(...typed)
  expect(again).toMatchObject({ asked: { length: 1 } })
  expect(again.said).toBe(
    `Refund ${refundId} was booked as paid by hand before: 47.99 EUR on 2026-05-31, overboeking 2026-12. Nothing has changed.`,
  )
  const details = { minor: 4799, currency: 'EUR', on: '2026-05-31' }
  expect(await auditOf(ada)).toEqual([{ staff_id: null, action: 'refund_settled', subject_id: refundId, details }])
})

test('its member reads when and how on every page of it, and in one mail', async () => {
  const { ada, orderId, refundId } = await aFailure()
  await run(refundId, '2026-05-31', 'overboeking 7', 'yes')
  await run(refundId)
  const byHand = { amount: money(4799, 'EUR'), on: '2026-05-31', how: 'overboeking 7' }
  const asAda = await world.as(ada)
  expect((await view(asAda, orderId)).withdrawn).toMatchObject({ refund: 'by_hand', byHand })
  expect(await get(asAda, orderId)).toMatchObject({ status: 'gone_back', refunds: [{ state: 'by_hand', byHand }] })
  expect((await terms(asAda, orderId)).became).toMatchObject({ state: 'by_hand', byHand })
  const { items } = await list(asAda, { filter: 'payments', timeZone: 'UTC' }, undefined)
  expect(items.find(({ kind }) => kind === 'refund')?.order).toMatchObject({ status: 'gone_back', refund: 'by_hand' })
  expect((await toldTo(db, ada)).at(-1)).toEqual({ type: 'order_changed', orderId })
  const [mail, ...others] = await settledMails(ada)
  expect(others).toEqual([])
  expect(plain(mail?.subject)).toBe('We hebben je € 47,99 terugbetaald')
  for (const words of ['31 mei 2026', 'Betaald via: overboeking 7', 'Mail naar support@localhost'])
    expect(plain(mail?.text)).toContain(words)
  expect(mail?.text).toMatch(/Creditnota: VONK-2026-\d{6}/)
})

test.each([
  [['no'], 'Nothing was booked.'],
  [[''], 'Nothing was booked.'],
])('nothing is booked for %j', async (last, no) => {
  const { ada, refundId } = await aFailure()
  expect((await run(refundId, '', 'overboeking', ...last)).said).toBe(no)
  expect([await gauge('vonk_refunds_failed'), await auditOf(ada)]).toEqual(['1', []])
})

test.each([
  ['2026-06-03', 'x', 'settlement_day_invalid'],
  ['2026-02-30', 'x', 'settlement_day_invalid'],
  ['gisteren', 'x', 'settlement_day_invalid'],
  ['', ' ', 'settlement_how_invalid'],
  ['', 'a'.repeat(101), 'settlement_how_invalid'],
])('what is typed as %j and %j is not taken', async (on, how, no) => {
  const { refundId } = await aFailure()
  expect((await run(refundId, on, how, 'yes')).said).toBe(no)
})

test('what is not there, is on its way, or came by a bank is not paid by hand', async () => {
  const { refundId, takeBack } = await aFailure()
  expect((await run('')).said).toBe('Nothing was booked.')
  expect((await run('zaak 7')).said).toBe('There is no such refund.')
  expect((await run(crypto.randomUUID())).said).toBe('There is no such refund.')
  await takeBack(4799)
  expect((await run(refundId)).said).toContain('a bank has brought it')
  await sql`update refunds set failed_at = null where id = ${refundId}`
  expect((await run(refundId)).said).toMatch(/a bank has brought it|on its way/)
})

test('where a bank has brought a part, the rest is paid; where it brings more meanwhile, nothing is booked', async () => {
  const { ada, orderId, refundId, takeBack } = await aFailure()
  await takeBack(2400)
  const wanted = { refundId, on: '2026-06-01', how: 'overboeking' }
  await takeBack(2500)
  await expect(settleByHand(world, { ...wanted, owedMinor: 2399 })).rejects.toMatchObject({ code: 'refund_not_owed' })
  expect((await run(refundId, '', 'overboeking', 'yes')).said).toContain('Booked: 22.99 EUR')
  const asAda = await world.as(ada)
  expect((await view(asAda, orderId)).withdrawn?.byHand).toMatchObject({ amount: money(2299, 'EUR') })
  const { items } = await list(asAda, { filter: 'payments', timeZone: 'UTC' }, undefined)
  expect(items.find(({ kind }) => kind === 'refund')?.order?.amount).toEqual(money(2299, 'EUR'))
})

test('two who book it at once book it once', async () => {
  const { ada, refundId } = await aFailure()
  const ends = await Promise.all(
    ['a', 'b', 'c', 'd'].map((how) => settleByHand(world, { refundId, owedMinor: 4799, on: '2026-06-01', how })),
  )
  expect(ends.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(new Set(ends.map(({ how }) => how)).size).toBe(1)
  expect([await auditOf(ada), await settledMails(ada)]).toMatchObject([{ length: 1 }, { length: 1 }])
})

test('a bank that takes the same money back later pays nothing more, and its operator is called', async () => {
  const { ada, orderId, paymentId, refundId, takeBack } = await aFailure()
  await run(refundId, '', 'overboeking', 'yes')
  const before = Number(await gauge('vonk_refunds_paid_twice'))
  await takeBack(4799)
  await sendRefunds(world)
  expect((await run(refundId)).said).toContain('Nothing has changed.')
  expect([await gauge('vonk_refunds_failed'), Number(await gauge('vonk_refunds_paid_twice'))]).toEqual([
    '0',
    before + 1,
  ])
  const { refunds, receipts } = await get(await world.as(ada), orderId)
  expect(refunds).toMatchObject([{ state: 'by_hand', amount: money(4799, 'EUR') }])
  expect(receipts.map(({ total }) => total.minor).reduce((sum, minor) => sum + minor, 0)).toBe(0)
  const [twice] = await listExcessive(db, 10)
  expect(twice).toMatchObject({ paymentId, excessMinor: 4799, settledMinor: 4799, chargedBackMinor: 4799 })
  await acknowledgeExcess(world, { paymentId, excessMinor: 4799, reason: 'Objected', acknowledgedBy: 'Bo' })
})

test('what was owed to somebody who is gone can be booked, and nobody is mailed', async () => {
  const { ada, refundId } = await aFailure()
  await sql`delete from members where id = ${ada.id}`
  const { said, asked } = await run(refundId, '', 'overboeking', 'yes')
  expect(said).toContain('Booked: 47.99 EUR')
  expect(asked[0]).toContain('an account that is gone on vonk')
  expect(await settledMails(ada)).toEqual([])
})
