import { afterEach, expect, test } from 'bun:test'
import { findOrder } from '../../../../db/queries/orders/lock.ts'
import { money } from '../../../../db/reference/money/money.ts'
import { aMember, aSite } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { anOrder, aPayment } from '../../../../db/testing/orders.ts'
import { createMetrics } from '../../../core/operations/metrics.ts'
import { gaugesOf } from '../../../gauges.ts'
import { toldTo } from '../../../testing/events.ts'
import { mailsTo } from '../../../testing/mailbox.ts'
import { testWorld } from '../../../testing/world.ts'
import { withdraw } from '../../withdrawals/withdraw.ts'
import { settle } from '../settle.ts'
import { paid } from '../testing/news.ts'
import { sendRefunds } from './send-refunds.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)

/** What stands in the log of sending, by its level. */
let logged: [level: string, facts: object][] = []
const log = Object.assign(Object.create(world.log), {
  error: (facts: object) => logged.push(['error', facts]),
  warn: (facts: object) => logged.push(['warn', facts]),
})
const sendAll = async () => {
  // News may come while a round goes on.
  await Promise.all([sendRefunds({ ...world, log }), sendRefunds({ ...world, log })])
  await sendRefunds({ ...world, log })
}

afterEach(async () => {
  logged = []
  expect(await findFaults(db)).toEqual([])
})

const plain = (text = '') => text.replaceAll('\u00a0', ' ')

/** The mails about what could not be sent. */
const failuresToldTo = async ({ email }: { email: string }) =>
  (await mailsTo(world, email))
    .map(({ subject, text }) => ({ subject: plain(subject), text: plain(text) }))
    .filter(({ subject }) => /konden|could not/.test(subject))

/** Somebody who paid sixty credits at a provider that takes no money any more. */
async function aBuyer({
  came = paid.paid,
  ...traits
}: Parameters<typeof aMember>[1] & { came?: typeof paid.paid } = {}) {
  const ada = await aMember(db, traits)
  const { id: orderId } = await anOrder(db, ada.id, { createdAt: world.now() })
  const order = await findOrder(db, orderId)
  const { id: paymentId } = await aPayment(db, order!, { provider: 'nobody' })
  const news = { ...paid, paid: came }
  await settle(world, paymentId, news)
  const takeBack = (minor: number) => settle(world, paymentId, { ...news, chargedBack: money(minor, 'EUR') })
  return { ada, orderId, paymentId, takeBack }
}

test('what could not be sent back is told once to its member, and in the log with all that has to be known', async () => {
  const { ada, orderId, paymentId } = await aBuyer()
  await withdraw(await world.as(ada), { orderId, refundMinor: 4799 })
  await sendAll()
  const [mail, ...others] = await failuresToldTo(ada)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('We konden € 47,99 niet terugsturen')
  for (const words of [
    'We wilden € 47,99 van je bestelling van 60 credits naar je terugsturen. Dat is niet gelukt.',
    'Dit geld is van jou, maar het komt niet vanzelf. Mail naar support@localhost, dan spreken we af hoe je het krijgt.',
    'Met: Visa 4242',
    `http://localhost/transactions/${orderId}`,
  ])
    expect(mail?.text).toContain(words)
  expect(mail?.text).toMatch(/Creditbon: VONK-2026-\d{6}/)
  const known = { orderId, paymentId, provider: 'nobody', minor: 4799, currency: 'EUR' }
  expect(logged).toMatchObject([['error', known]])
  expect((await toldTo(db, ada)).at(-1)).toEqual({ type: 'order_changed', orderId })
})

test('it is told in the member’s language, of what brought no credits as well', async () => {
  const { ada } = await aBuyer({ locale: 'en', came: money(4699, 'EUR') })
  await sendAll()
  const [mail, ...others] = await failuresToldTo(ada)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('We could not send €46.99 back')
  expect(mail?.text).toContain('This money is yours, but it does not come by itself. Write to support@localhost')
})

test('of what a bank has taken back meanwhile nobody is told or called, and of a part of it the rest is told', async () => {
  const [whole, part] = [await aBuyer({ came: money(4699, 'EUR') }), await aBuyer({ came: money(4699, 'EUR') })]
  const failed = async () => /vonk_refunds_failed (\d+)/.exec(await createMetrics(gaugesOf(world)).text())?.[1]
  const before = Number(await failed())
  await whole.takeBack(4699)
  await part.takeBack(2400)
  await sendAll()
  expect(await failuresToldTo(whole.ada)).toEqual([])
  expect((await failuresToldTo(part.ada)).map(({ subject }) => subject)).toEqual(['We konden € 22,99 niet terugsturen'])
  const levels = logged.map(([level, facts]) => [level, (facts as { orderId: string }).orderId])
  expect(levels).toEqual([
    ['warn', whole.orderId],
    ['error', part.orderId],
  ])
  expect(Number(await failed())).toBe(before + 1)
})

test('nobody is told of the money of an account that is gone, but the log', async () => {
  const { ada } = await aBuyer({ came: money(4699, 'EUR') })
  await sql`delete from members where id = ${ada.id}`
  await sendAll()
  expect(logged.map(([level]) => level)).toEqual(['error'])
  expect(await failuresToldTo(ada)).toEqual([])
})
