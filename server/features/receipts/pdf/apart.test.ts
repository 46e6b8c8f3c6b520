import { expect, test } from 'bun:test'
import { findOwnReceipt } from '../../../../db/queries/receipts/shown.ts'
import { aMember, aSite } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { anOrder, aReceipt } from '../../../../db/testing/orders.ts'
import { toReceiptView } from '../view.ts'
import { drawApart } from './apart.ts'
import { attachmentOf } from './attachment.ts'

const { db } = await freshDatabase()
await aSite(db)

async function aDrawing() {
  const { id: memberId } = await aMember(db)
  const { id } = await aReceipt(db, await anOrder(db, memberId))
  const receipt = toReceiptView((await findOwnReceipt(db, memberId, id))!)
  return { memberId, drawing: { receipt, site: 'Vonk', locale: 'nl' as const } }
}

test('a member who asks for many has them drawn in turn: others and mails come in between', async () => {
  const [ada, ben] = [await aDrawing(), await aDrawing()]
  const drawn: string[] = []
  const asFor = (whose: string, work: Promise<unknown>) => work.then(() => drawn.push(whose))
  const askFor = (whose: string, { memberId, drawing }: typeof ada) =>
    asFor(whose, drawApart(drawing, { shares: [{ key: 'members' }, { key: memberId }] }))
  await Promise.all([
    ...[1, 2, 3, 4].map((n) => askFor(`ada’s ${n}`, ada)),
    ...[1, 2].map((n) => askFor(`ben’s ${n}`, ben)),
    asFor('mail', attachmentOf(ben.drawing)),
  ])
  expect(drawn).toEqual(['ada’s 1', 'mail', 'ben’s 1', 'ada’s 2', 'ben’s 2', 'ada’s 3', 'ada’s 4'])
})
