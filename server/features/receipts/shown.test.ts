import { expect, test } from 'bun:test'
import { findOwnReceipt } from '../../../db/queries/receipts/shown.ts'
import { insertPlaceEvidence } from '../../../db/queries/tax/evidence.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { anOrder } from '../../../db/testing/orders.ts'
import { inLocale } from '../../core/i18n/locale.ts'
import { issueCreditNote, issueReceipt } from './issue.ts'
import { receiptWords } from './rules/words.ts'
import { aSellingSite } from './testing/selling.ts'
import { toReceiptView } from './view.ts'

const { db, sql, world, ada } = await aSellingSite()

type Order = Awaited<ReturnType<typeof anOrder>>
const sell = (order: Order) => db.transaction((tx) => issueReceipt(world, tx, order, order.id))
const giveBack = (order: Order, minor: number) =>
  db.transaction((tx) => issueCreditNote(world, tx, order, { reason: 'refund', reference: order.id, minor }))

/** The texts of the receipt, in Dutch. */
async function written(id: string) {
  const receipt = await findOwnReceipt(db, ada.id, id)
  const view = toReceiptView(receipt!)
  const { seller, what, unit, amounts } = inLocale('nl', () => receiptWords(view, 'nl'))
  const lines = [
    [`${what}${unit ? `, ${unit}` : ''}`, view.price],
    ...amounts.map(({ label, amount }) => [label, amount] as const),
    ['totaal', view.total],
  ] as const
  return {
    seller,
    lines: lines.map(([label, amount]) => `${label}: ${moneyWords(amount, 'nl')}`.replaceAll('\u00a0', ' ')),
  }
}

test('a receipt names its seller as they were when it was issued, whatever becomes of them', async () => {
  const { id } = await sell(await anOrder(db, ada.id))
  const seller = [
    'Vonk B.V.',
    'Voorbeeldstraat 1, 1000 AA Amsterdam, Nederland',
    'KvK 00000000 · btw-nummer NL000000000B00',
  ]
  expect((await written(id)).seller).toEqual(seller)
  await sql`update sites set settings = '{"companyInfo": {"name": "Someone else"}}'`
  expect((await written(id)).seller).toEqual(seller)
})

test('what is heard of a buyer’s country after a receipt was issued changes neither the country nor what told it', async () => {
  const order = await anOrder(db, ada.id, { country: 'CH' })
  const known = (kind: 'bank' | 'network', country: string, at: Date) =>
    db.transaction((tx) => insertPlaceEvidence(tx, order.id, { kind, country }, at))
  await known('bank', 'NL', world.now())
  const { id } = await sell(order)
  const placed = async () => {
    const { country, taxRate, placeBy } = toReceiptView((await findOwnReceipt(db, ada.id, id))!)
    return { country, taxRate, placeBy }
  }
  expect(await placed()).toEqual({ country: 'NL', taxRate: 2100, placeBy: ['bank'] })
  await known('network', 'NL', new Date(world.now().getTime() + 1))
  expect(await placed()).toEqual({ country: 'NL', taxRate: 2100, placeBy: ['bank'] })
})

test('a discount stands between the price without it and what was paid, and not on what goes back', async () => {
  const discount = { totalMinor: 3599, discountMinor: 1200, discountCode: 'ZOMER25' }
  const order = await anOrder(db, ada.id, discount)
  expect((await written((await sell(order)).id)).lines).toEqual([
    '60 credits, € 0,80 per credit: € 47,99',
    'Korting ZOMER25: − € 12,00',
    'Exclusief btw: € 29,74',
    '21% btw, Nederland: € 6,25',
    'totaal: € 35,99',
  ])
  expect((await written((await giveBack(order, 1800))!.id)).lines).toEqual([
    'Terugbetaling voor 30 van de 60 credits: − € 18,00',
    'Exclusief btw: − € 14,87',
    '21% btw, Nederland: − € 3,13',
    'totaal: − € 18,00',
  ])
})

test('a credit note names the credits of what it takes back, and all together no more than were sold', async () => {
  const order = await anOrder(db, ada.id)
  await sell(order)
  const takeBack = (minor: number) =>
    db.transaction((tx) =>
      issueCreditNote(world, tx, order, { reason: 'charge_back', reference: `${order.id}:${minor}`, minor }),
    )
  const named = async (note: Awaited<ReturnType<typeof takeBack>>) => (await written(note!.id)).lines[0]
  expect(await named(await takeBack(1200))).toBe('Betaling teruggedraaid voor 15 van de 60 credits: − € 12,00')
  expect(await named(await giveBack(order, 800))).toBe('Terugbetaling voor 10 van de 60 credits: − € 8,00')
  expect(await named(await takeBack(20))).toBe('Deel van de betaling teruggedraaid, 60 credits: − € 0,20')
  expect(await named(await takeBack(4799))).toBe('Betaling teruggedraaid voor 35 van de 60 credits: − € 27,79')
  const whole = await anOrder(db, ada.id)
  await sell(whole)
  const all = { reason: 'charge_back', reference: `${whole.id}:4799`, minor: 4799 } as const
  const note = await db.transaction((tx) => issueCreditNote(world, tx, whole, all))
  expect(await named(note)).toBe('Betaling teruggedraaid, 60 credits: − € 47,99')
})
