import { beforeAll, expect, test } from 'bun:test'
import { aMember } from '../../../db/testing/factories.ts'
import { aPaidOrder } from '../../../db/testing/orders.ts'
import { send } from '../chat/send.ts'
import { checkBooks } from '../credits/books.ts'
import { faultsAfter } from '../credits/testing/broken.ts'
import { settle } from '../orders/settle.ts'
import { taken } from '../orders/testing/news.ts'
import { withdraw } from '../withdrawals/withdraw.ts'
import { aSellingSite } from './testing/selling.ts'

const { db, sql, world, ada } = await aSellingSite()
let [returned, kept] = ['', '']

// Of one order a bank takes back a quarter, and its member the rest but what a message has cost: 1 of 60 credits.
beforeAll(async () => {
  const first = await aPaidOrder(db, ada.id, { createdAt: world.now() })
  returned = first.orderId
  const [me, ben] = [await world.as(ada), await aMember(db)]
  await send(me, { memberId: ben.id, clientId: crypto.randomUUID(), body: 'Hoi' })
  await settle(world, first.id, taken(1200))
  await withdraw(me, { orderId: returned, refundMinor: 3519 })
  kept = (await aPaidOrder(db, ada.id, { createdAt: world.now() })).orderId
})

test('nothing is wrong after a purchase, a charge-back and a withdrawal', async () => {
  const issued = await sql`select reason, number, total_minor as minor from receipts order by number`
  expect(issued.map(({ reason, number, minor }: Record<string, unknown>) => [reason, number, minor])).toEqual([
    ['sale', 1, 4799],
    ['charge_back', 2, -1200],
    ['refund', 3, -3519],
    ['sale', 4, 4799],
  ])
  expect((await checkBooks(db)).faults).toEqual([])
})

const ofKept = (change: string) => `update receipts set ${change} where order_id = '${kept}'`
const ofNote = (reason: 'refund' | 'charge_back', change: string) =>
  `update receipts set ${change} where reason = '${reason}'`
const number = (fault: string) => [fault, 'receipt is missing'] as const

test.each<[faults: string | readonly string[], changes: () => string | string[]]>([
  [number('paid order without its receipt'), () => `delete from receipts where order_id = '${kept}'`],
  [
    ['paid order without its receipt', 'receipt without its payment'],
    () => ofKept(`reference = '${crypto.randomUUID()}'`),
  ],
  ['receipt of another buyer, site or currency than its order', () => ofKept(`member_id = '${crypto.randomUUID()}'`)],
  ['receipt of another buyer, site or currency than its order', () => ofKept(`currency = 'GBP'`)],
  ['receipt of another buyer, site or currency than its order', () => ofNote('refund', `currency = 'GBP'`)],
  [
    ['receipt of another amount than its order', 'tax of a receipt is not that of its rate'],
    () => ofKept('total_minor = 4899'),
  ],
  [
    ['tax of a receipt is not that of its rate', 'tax of an order is not that of its rate'],
    () => `update orders set tax_minor = 834 where id = '${kept}'`,
  ],
  ['tax of a receipt is not that of its rate', () => ofKept('tax_minor = 834')],
  ['tax of a receipt is not that of its rate', () => ofKept('tax_rate = 1900, tax_minor = 766')],
  ['credit note of no receipt, or of another place or rate', () => ofNote('refund', `country = 'BE'`)],
  [
    ['credit note of no receipt, or of another place or rate', 'credit notes are not what went back'],
    () =>
      ofNote('charge_back', `corrects_id = (select id from receipts where reason = 'sale' and order_id = '${kept}')`),
  ],
  ['credit note of what did not go back', () => ofNote('refund', `reference = '${crypto.randomUUID()}'`)],
  ['credit note of what did not go back', () => ofNote('charge_back', `reference = '${crypto.randomUUID()}:1200'`)],
  [
    ['credit note of what did not go back', 'credit notes are not what went back'],
    () => ofNote('refund', 'total_minor = -3520'),
  ],
  [number('credit notes are not what went back'), () => `delete from receipts where reason = 'refund'`],
  [number('credit notes are not what went back'), () => `delete from receipts where reason = 'charge_back'`],
  ['tax of credit notes is not their share of the receipt’s', () => ofNote('refund', 'tax_minor = -612')],
  ['receipt with a number that was not given', () => 'update receipt_counters set last = 3'],
  ['receipt with a number that was not given', () => 'delete from receipt_counters where last = 4'],
  [number('receipt with a number that was not given'), () => ofKept('number = 5')],
  [
    number('receipt with the number of another'),
    () => ['alter table receipts drop constraint receipts_number_unique', ofKept('number = 1')],
  ],
  ['receipt is missing', () => 'update receipt_counters set last = 5'],
  [
    ['file is missing', 'mandate is missing'],
    () => `insert into direct_debit_numbers (site_id, last_mandate, last_file) values ('vonk', 1, 1)`,
  ],
])('%j is found', async (faults, changes) => {
  const found = await faultsAfter(db, ...[changes()].flat())
  expect([...new Set(found.map(({ fault }) => fault))].sort()).toEqual([faults].flat().sort())
  for (const { fault, memberId } of found) expect(memberId).toBe(fault.endsWith('is missing') ? undefined : ada.id)
})
