import { expect, test } from 'bun:test'
import { dayWords } from '../../../db/reference/days.ts'
import { aMember } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { appRouter } from '../../router.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { send } from '../chat/send.ts'
import { followRefunds, sendRefunds } from '../orders/upkeep/send-refunds.ts'
import { receiptWords } from '../receipts/rules/words.ts'
import { terms } from '../withdrawals/terms.ts'
import { withdraw } from '../withdrawals/withdraw.ts'
import { aBankFolder } from './testing/bank-folder.ts'
import { aCollectingSite } from './testing/collecting.ts'
import { aSigned, minute } from './testing/scene.ts'

const { db, world } = await aCollectingSite()
const { exportNow } = aBankFolder(world)
const day = 24 * 60 * minute

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** Somebody who has signed, and what they are told of it. */
async function aTold() {
  const { ctx, member, orderId } = await aSigned(world)
  const { orders, transactions } = appRouter.createCaller(ctx)
  const told = async () => {
    const { payment, withdrawn } = await orders.get({ orderId })
    const { status, payments, receipts } = await transactions.get({ id: orderId })
    const { items } = await transactions.list({ filter: 'payments', timeZone: 'UTC' })
    return { payment, withdrawn, status, step: payments[0], receipts, line: items[0]?.order }
  }
  return { ctx, member, orderId, told }
}

test('until its day a direct debit is called announced, and collected once the bank has the file and the day is over', async () => {
  const { told } = await aTold()
  const announced = { state: 'announced', day: '2026-06-08' } as const
  const isAnnounced = async () =>
    expect(await told()).toMatchObject({
      ...{ status: 'announced', payment: { collection: announced } },
      step: { status: 'announced', collection: announced },
      line: { status: 'announced', paidWith: expect.stringMatching(/^NL\u00a0••••\u00a0\d{4}$/) },
    })
  await isAnnounced()
  await exportNow()
  await isAnnounced()
  world.pass(8 * day)
  const collected = { state: 'collected', day: '2026-06-08' } as const
  expect(await told()).toMatchObject({ status: 'collected', payment: { collection: collected } })
})

test('what no file was made of is not called collected, however late it is', async () => {
  const { told } = await aTold()
  world.pass(30 * day)
  expect((await told()).status).toBe('announced')
})

test('its mail and its receipt say when it is collected, of which account, and not that it was paid', async () => {
  const { member, told } = await aTold()
  const mails = await mailsTo(world, member.email)
  const text = plain(mails.find(({ subject }) => subject.startsWith('Bevestiging'))?.text ?? '')
  expect(text).toContain('Je hebt 60 credits gekocht voor € 47,99.')
  expect(text).toMatch(/Op of na \d+ \w+ 2026 schrijven we eenmalig € 47,99 af van NL •••• \d{4}\./)
  expect(text.toLowerCase()).not.toContain('betaald')
  const { receipts } = await told()
  const [receipt] = receipts
  expect(text.split(dayWords(receipt?.collection?.day ?? '', 'nl'))).toHaveLength(2)
  const { total, collection } = receiptWords(receipt!, 'nl')
  expect(total).toBe('Totaal')
  expect(collection).toMatch(
    /^Automatische incasso van NL\u00a0••••\u00a0\d{4}, op of na \d+ \w+ 2026\. Kenmerk machtiging: VONK-M-\d{6}\.$/,
  )
})

const withdrawalMailTo = async (email: string) =>
  plain((await mailsTo(world, email)).find(({ subject }) => subject.startsWith('Ontvangst'))?.text ?? '')

test('withdrawn from before its bank was asked, it is never collected, and told so from that moment on', async () => {
  const { ctx, member, orderId, told } = await aTold()
  expect(await terms(ctx, orderId)).toMatchObject({ isNotCollected: true, collection: { state: 'announced' } })
  expect(await withdraw(ctx, { orderId, refundMinor: 4799 })).toMatchObject({ isNotCollected: true })
  expect(await exportNow()).toEqual([])
  const look = async () => {
    const { status, payment, withdrawn, receipts } = await told()
    const { total, what, notes } = receiptWords(receipts[1]!, 'nl')
    return { status, state: payment?.collection?.state, credits: withdrawn?.credits, total, what, note: notes[0] }
  }
  const dropped = {
    status: 'not_collected',
    state: 'dropped',
    credits: 60,
    total: 'Wordt niet afgeschreven',
    what: 'Vervallen, 60 credits',
    note: 'De aangekondigde automatische incasso gaat niet door.',
  } as const
  expect(await look()).toEqual(dropped)
  const text = await withdrawalMailTo(member.email)
  expect(text).toContain('De aangekondigde incasso van € 47,99 gaat niet door: er wordt niets afgeschreven.')
  expect(text).not.toContain('terug')
  await sendRefunds(world)
  await followRefunds(world)
  expect(await look()).toEqual(dropped)
  expect(await exportNow()).toEqual([])
  expect(await findFaults(db)).toEqual([])
})

test('of what was spent in part it is collected as a whole, and told that the rest comes back afterwards', async () => {
  const { ctx, member, orderId, told } = await aTold()
  await send(ctx, { memberId: (await aMember(db)).id, clientId: crypto.randomUUID(), body: 'Hoi' })
  const { refund, isNotCollected } = await terms(ctx, orderId)
  expect(isNotCollected).toBe(false)
  await withdraw(ctx, { orderId, refundMinor: refund.minor })
  expect(await told()).toMatchObject({ status: 'part_going_back', payment: { collection: { state: 'announced' } } })
  expect(await exportNow()).toHaveLength(1)
  expect(await withdrawalMailTo(member.email)).toMatch(
    /De aangekondigde incasso van € 47,99 gaat nog door\. Daarna krijg je € 47,19 terug op NL •••• \d{4}, uiterlijk/,
  )
})

test('once its bank was asked for it, what was withdrawn from goes back', async () => {
  const { ctx, orderId, told } = await aTold()
  await exportNow()
  expect((await terms(ctx, orderId)).isNotCollected).toBe(false)
  await withdraw(ctx, { orderId, refundMinor: 4799 })
  expect(await told()).toMatchObject({ status: 'going_back', line: { refund: 'under_way' } })
})
