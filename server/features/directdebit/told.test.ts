import { expect, test } from 'bun:test'
import { appRouter } from '../../router.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { receiptWords } from '../receipts/rules/words.ts'
import { aBankFolder } from './testing/bank-folder.ts'
import { aCollectingSite } from './testing/collecting.ts'
import { aSigned, minute } from './testing/scene.ts'

const { world } = await aCollectingSite()
const { exportNow } = aBankFolder(world)
const day = 24 * 60 * minute

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** Somebody who has signed, and what they are told of it. */
async function aTold() {
  const { ctx, member, orderId } = await aSigned(world)
  const { orders, transactions } = appRouter.createCaller(ctx)
  const told = async () => {
    const { payment } = await orders.get({ orderId })
    const { receipts } = await transactions.get({ id: orderId })
    return { ...payment?.collection, receipts }
  }
  return { ctx, member, orderId, told }
}

test('until its day a direct debit is called announced, and collected once the bank has the file and the day is over', async () => {
  const { told } = await aTold()
  expect(await told()).toMatchObject({ state: 'announced', day: '2026-06-08' })
  await exportNow()
  expect(await told()).toMatchObject({ state: 'announced', day: '2026-06-08' })
  world.pass(8 * day)
  expect(await told()).toMatchObject({ state: 'collected', day: '2026-06-08' })
})

test('what no file was made of is not called collected, however late it is', async () => {
  const { told } = await aTold()
  world.pass(30 * day)
  expect((await told()).state).toBe('announced')
})

test('its mail and its receipt say when it is collected, of which account, and not that it was paid', async () => {
  const { member, told } = await aTold()
  const mails = await mailsTo(world, member.email)
  const text = plain(mails.find(({ subject }) => subject.startsWith('Bevestiging'))?.text ?? '')
  expect(text).toContain('Je hebt 60 credits gekocht voor € 47,99.')
  expect(text).toMatch(/Op of na \d+ \w+ 2026 schrijven we eenmalig € 47,99 af van IBAN …\d{4}\./)
  expect(text.toLowerCase()).not.toContain('betaald')
  const { receipts } = await told()
  const { total, notes } = receiptWords(receipts[0]!, 'nl')
  expect(total).toBe('Totaal')
  expect(notes[0]).toMatch(/^Automatische incasso van IBAN …\d{4}, op of na \d+ \w+ 2026\.$/)
})
