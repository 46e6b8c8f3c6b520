import { expect, test } from 'bun:test'
import { insertPlaceEvidence } from '../../../../db/queries/tax/evidence.ts'
import { aMember, aSite } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { anOrder } from '../../../../db/testing/orders.ts'
import { anotherSite } from '../../../testing/site.ts'
import { testWorld } from '../../../testing/world.ts'
import { issueCreditNote, issueReceipt } from '../../receipts/issue.ts'
import { runReturnCommand } from './command.ts'

const database = await freshDatabase()
const { db } = database
const companyInfo = { name: 'Vonk B.V.', country: 'NL', vatNumbers: ['NL000000000B00'] }
await aSite(db, { settings: { companyInfo, taxAreas: ['EU', 'GB'] } })
const world = await testWorld(database)
const ada = await aMember(db)
const later = new Date('2028-01-01T00:00:00Z')

type Order = Awaited<ReturnType<typeof anOrder>>
const at = (moment: string) => ({ ...world, now: () => new Date(moment) })

async function sold(moment: string, traits: Parameters<typeof anOrder>[2] = {}): Promise<Order> {
  const order = await anOrder(db, ada.id, traits)
  await db.transaction((tx) => issueReceipt(at(moment), tx, order, crypto.randomUUID()))
  return order
}
const wentBack = (moment: string, order: Order, minor: number) =>
  db.transaction((tx) =>
    issueCreditNote(at(moment), tx, order, { reason: 'refund', reference: crypto.randomUUID(), minor }),
  )
const asked = async (...args: string[]) => {
  const { csv, notes } = await runReturnCommand(db, args, later)
  return { lines: csv.split('\n').slice(1), notes }
}
const german = { country: 'DE', taxRate: 1900, taxMinor: 766 } as const
const polish = { country: 'PL', currency: 'PLN', totalMinor: 20_000, taxRate: 2300, taxMinor: 3740 } as const

test('a quarter by country and rate: what went back in it is taken off, what went back of an earlier one corrects its tax', async () => {
  await sold('2026-10-01T00:00:00Z', german)
  const second = await sold('2026-12-31T22:59:59Z', german)
  await wentBack('2026-12-31T22:59:59Z', second, 2399)
  await sold('2026-11-01T00:00:00Z', { country: 'BE' })
  await sold('2026-11-01T00:00:00Z')
  await sold('2026-11-01T00:00:00Z', { country: 'GB', currency: 'GBP', totalMinor: 4199, taxRate: 2000, taxMinor: 700 })
  // Already the next year in Amsterdam.
  const next = await sold('2026-12-31T23:00:00Z', german)
  await wentBack('2027-01-05T00:00:00Z', second, 2400)
  await wentBack('2027-05-01T00:00:00Z', next, 4799)

  const elsewhere = ['home,2026-Q4,NL,21.00,EUR,39.66,8.33,8.33', 'outside,2026-Q4,GB,20.00,GBP,34.99,7.00,7.00']
  expect((await asked('2026-Q4')).lines).toEqual([
    'supply,2026-Q4,BE,21.00,EUR,39.66,8.33,8.33',
    'supply,2026-Q4,DE,19.00,EUR,60.50,11.50,11.49',
    ...elsewhere,
  ])
  expect((await asked('2027-Q1')).lines).toEqual([
    'supply,2027-Q1,DE,19.00,EUR,40.33,7.66,7.66',
    'correction,2026-Q4,DE,,EUR,,-3.83,-3.83',
  ])
  expect((await asked('2027-Q2')).lines).toEqual(['correction,2027-Q1,DE,,EUR,,-7.66,-7.66'])
  expect((await asked('2027-Q3')).lines).toEqual([])
  expect((await asked('2026-11')).lines).toEqual(['supply,2026-Q4,BE,21.00,EUR,39.66,8.33,8.33', ...elsewhere])
})

test('tax is that of the taxable amount, as the portal computes it; by which receipts theirs differs is told', async () => {
  // 7.67 of a taxable amount of 40.36 at 19 %, which is 7.6684; and 0.01 of 0.02, which is 0.0038.
  for (let n = 0; n < 3; n++) await sold('2023-02-01T12:00:00Z', { ...german, totalMinor: 3, taxMinor: 1 })
  await sold('2023-02-01T12:00:00Z', { ...german, totalMinor: 4803, taxMinor: 767 })
  const { lines, notes } = await asked('2023-Q1')
  expect(lines).toEqual(['supply,2023-Q1,DE,19.00,EUR,40.42,7.68,7.70'])
  expect(notes[0]).toBe(
    'DE 2023-Q1 at 19 %: the tax is 7.70 by its receipts, 7.68 by its taxable amount, as the portal computes it; 3 receipts differ by a cent each (--differences lists them).',
  )
  const differences = await asked('2023-Q1', '--differences')
  expect(differences.lines.map((line) => line.replace(/^VONK-2023-\d{6},/, ''))).toEqual(
    Array.from({ length: 3 }, () => '2023-Q1,DE,19.00,EUR,0.02,0.01,0.00'),
  )
})

test('how many places are not proved is told, and that a quarter is not over', async () => {
  for (let n = 0; n < 5; n++) await sold('2022-10-01T12:00:00Z', german)
  const { notes } = await asked('2022-Q4')
  expect(notes.at(-1)).toBe('5 sales have a place that no two pieces of evidence agree on.')
  const early = await runReturnCommand(db, ['2022-Q4'], new Date('2022-12-31T22:59:59Z'))
  expect(early.notes[0]).toBe('2022-Q4 is not over yet.')
})

test('other currencies take the rate of the last day of the quarter of the sale', async () => {
  const order = await sold('2025-07-01T12:00:00Z', polish)
  await sold('2025-10-01T12:00:00Z', polish)
  await wentBack('2025-10-02T12:00:00Z', order, 20_000)
  await expect(asked('2025-Q3')).rejects.toThrow('on 2025-09-30')
  expect((await asked('2025-Q3', '--rate', 'PLN=4.25')).lines).toEqual(['supply,2025-Q3,PL,23.00,EUR,38.26,8.80,8.80'])
  await expect(asked('2025-Q4', '--rate', 'PLN=4.2')).rejects.toThrow('--rate 2025-Q3:PLN=')
  expect((await asked('2025-Q4', '--rate', 'PLN=4.2', '--rate', '2025-Q3:PLN=4.25')).lines).toEqual([
    'supply,2025-Q4,PL,23.00,EUR,38.71,8.90,8.90',
    'correction,2025-Q3,PL,,EUR,,-8.80,-8.80',
  ])
})

test('a sale to who chose Switzerland and paid by a German bank is German', async () => {
  const order = await anOrder(db, ada.id, { country: 'CH', taxRate: 0, taxMinor: 0 })
  await db.transaction((tx) => insertPlaceEvidence(tx, order.id, { kind: 'bank', country: 'DE' }, order.createdAt))
  await db.transaction((tx) => issueReceipt(at('2024-02-01T12:00:00Z'), tx, order, crypto.randomUUID()))
  expect(await asked('2024-Q1')).toEqual({
    lines: ['supply,2024-Q1,DE,19.00,EUR,40.33,7.66,7.66'],
    notes: ['1 sales have a place that no two pieces of evidence agree on.'],
  })
})

test('each seller hands in a return of their own', async () => {
  const other = await anotherSite(db, world, { companyInfo: { ...companyInfo, vatNumbers: ['NL111111111B11'] } })
  await sold('2025-01-15T12:00:00Z', german)
  await sold('2025-01-15T12:00:00Z', { ...german, siteId: other.id })
  await expect(asked('2025-Q1')).rejects.toThrow('NL000000000B00, NL111111111B11')
  expect((await asked('2025-Q1', '--vat-number', 'NL111111111B11')).lines).toEqual([
    'supply,2025-Q1,DE,19.00,EUR,40.33,7.66,7.66',
  ])
})

test.each([
  [[]],
  [['2026']],
  [['2026-Q5']],
  [['2026-13']],
  [['2026-Q4', '2027-Q1']],
  [['2026-Q4', '--rate', 'PLN']],
  [['2026-Q4', '--rate', 'PLN=0']],
  [['2026-Q4', '--site', 'x']],
])('%j is not understood', async (args) => {
  await expect(runReturnCommand(db, args, later)).rejects.toThrow('bun run vonk oss-return')
})
