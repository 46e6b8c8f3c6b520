import { expect, test } from 'bun:test'
import { listReceiptsOf } from '../../../db/queries/receipts/issue.ts'
import { insertPlaceEvidence, type PlaceEvidence } from '../../../db/queries/tax/evidence.ts'
import { anOrder } from '../../../db/testing/orders.ts'
import { anotherSite } from '../../testing/site.ts'
import { type Credit, issueCreditNote, issueReceipt } from './issue.ts'
import { aSellingSite, companyInfo } from './testing/selling.ts'

const { db, sql, world, ada } = await aSellingSite()

type Order = Awaited<ReturnType<typeof anOrder>>
const sell = (order: Order, paymentId: string = crypto.randomUUID()) =>
  db.transaction((tx) => issueReceipt(world, tx, order, paymentId))
const credit = (order: Order, minor: number, cause: Partial<Credit> = {}) =>
  db.transaction((tx) =>
    issueCreditNote(world, tx, order, { reason: 'refund', reference: crypto.randomUUID(), minor, ...cause }),
  )
const known = (order: Order, kind: PlaceEvidence['kind'], country: string) =>
  db.transaction((tx) => insertPlaceEvidence(tx, order.id, { kind, country }, world.now()))
const numbersOn = async (siteId: string) =>
  (await sql`select number from receipts where site_id = ${siteId} order by number`).map(
    ({ number }: { number: number }) => number,
  )
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

test('a receipt holds what was ordered, and the seller as it is now', async () => {
  const receipt = await sell(await anOrder(db, ada.id), 'payment')
  expect(receipt).toMatchObject({
    ...{ prefix: 'VONK', year: 2026, reason: 'sale', reference: 'payment', correctsId: null, buyer: 'Ada' },
    ...{ country: 'NL', taxRate: 2100, currency: 'EUR', totalMinor: 4799, taxMinor: 833, issuedAt: world.now() },
    ...{ sellerName: 'Vonk B.V.', sellerCity: '1000 AA Amsterdam', sellerVatNumber: 'NL000000000B00' },
  })
  expect(await db.transaction((tx) => listReceiptsOf(tx, receipt.orderId))).toEqual([receipt])
})

test('50 at once: no number is left out, and none is given twice', async () => {
  const site = await anotherSite(db, world)
  const orders = await Promise.all(upTo(50).map(() => anOrder(db, ada.id, { siteId: site.id })))
  const receipts = await Promise.all(orders.map((order) => sell(order)))
  expect(receipts.map(({ number }) => number).sort((a, b) => a - b)).toEqual(upTo(50))
  expect(await numbersOn(site.id)).toEqual(upTo(50))
})

test('what is rolled back leaves no gap, also among others', async () => {
  const site = await anotherSite(db, world)
  const orders = await Promise.all(upTo(30).map(() => anOrder(db, ada.id, { siteId: site.id })))
  const tries = orders.map((order, n) =>
    db.transaction(async (tx) => {
      await issueReceipt(world, tx, order, crypto.randomUUID())
      if (n % 3 === 0) throw new Error('the payment was not stored')
    }),
  )
  const failed = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected')
  expect(failed).toHaveLength(10)
  expect(await numbersOn(site.id)).toEqual(upTo(20))
})

test('the same payment has one receipt, however often and at the same time it is asked for', async () => {
  const site = await anotherSite(db, world)
  const order = await anOrder(db, ada.id, { siteId: site.id })
  const receipts = await Promise.all(upTo(20).map(() => sell(order, 'the same payment')))
  expect(new Set(receipts.map(({ id }) => id)).size).toBe(1)
  await credit(order, 100, { reference: 'the same refund' })
  await credit(order, 100, { reference: 'the same refund' })
  expect(await numbersOn(site.id)).toEqual([1, 2])
})

test('each site counts by itself, and anew in each year, which begins where the seller is', async () => {
  const site = await anotherSite(db, world, { companyInfo, receiptPrefix: 'LOVE' })
  const at = (moment: string) => ({ ...world, now: () => new Date(moment) })
  const numberAt = async (moment: string) => {
    const order = await anOrder(db, ada.id, { siteId: site.id })
    const receipt = await db.transaction((tx) => issueReceipt(at(moment), tx, order, crypto.randomUUID()))
    return [receipt.prefix, receipt.year, receipt.number]
  }
  expect(await numberAt('2026-12-31T22:59:59Z')).toEqual(['LOVE', 2026, 1])
  expect(await numberAt('2026-12-31T23:00:00Z')).toEqual(['LOVE', 2027, 1])
  expect(await numberAt('2027-05-01T00:00:00Z')).toEqual(['LOVE', 2027, 2])
})

test('a credit note names its receipt and keeps place, rate and buyer', async () => {
  const order = await anOrder(db, ada.id)
  const sale = await sell(order)
  const note = await credit(order, 3679)
  expect(note).toMatchObject({
    ...{ reason: 'refund', correctsId: sale.id, buyer: 'Ada', country: 'NL', taxRate: 2100 },
    ...{ totalMinor: -3679, taxMinor: -639, number: sale.number + 1 },
  })
})

test('credit notes together hold the tax of the sale, and never more than was sold', async () => {
  const order = await anOrder(db, ada.id)
  await sell(order)
  const notes = []
  for (const minor of [1600, 1600, 1600, 4799]) notes.push(await credit(order, minor, { reason: 'charge_back' }))
  expect(notes.map((note) => note && [note.totalMinor, note.taxMinor])).toEqual([
    [-1600, -278],
    [-1600, -277],
    [-1599, -278],
    null,
  ])
})

test('without a receipt there is no credit note, and no number is used', async () => {
  const site = await anotherSite(db, world)
  expect(await credit(await anOrder(db, ada.id, { siteId: site.id }), 100)).toBeNull()
  expect(await numbersOn(site.id)).toEqual([])
})

test('the buyer’s country is proved by a second word, and two others can prove another one, or the bank alone tell it', async () => {
  const placeOf = async (...evidence: [PlaceEvidence['kind'], string][]): Promise<unknown[]> => {
    const order = await anOrder(db, ada.id)
    for (const [kind, country] of evidence) await known(order, kind, country)
    const { country, isPlaceProved, taxRate, taxMinor, totalMinor } = await sell(order)
    return [country, isPlaceProved, taxRate, taxMinor, totalMinor]
  }
  const dutch = ['NL', true, 2100, 833, 4799]
  const notProved = ['NL', false, 2100, 833, 4799]
  expect(await placeOf(['network', 'NL'])).toEqual(dutch)
  expect(await placeOf(['network', 'DE'], ['bank', 'NL'])).toEqual(dutch)
  expect(await placeOf(['network', 'DE'], ['bank', 'DE'])).toEqual(['DE', true, 1900, 766, 4799])
  expect(await placeOf(['network', 'GB'], ['bank', 'GB'])).toEqual(['GB', true, 0, 0, 4799])
  expect(await placeOf()).toEqual(notProved)
  expect(await placeOf(['network', 'DE'])).toEqual(notProved)
  expect(await placeOf(['bank', 'DE'])).toEqual(['DE', false, 1900, 766, 4799])
  expect(await placeOf(['network', 'DE'], ['bank', 'BE'])).toEqual(['BE', false, 2100, 833, 4799])
  // Nothing is sold in Sweden, so no rate of it is known.
  expect(await placeOf(['network', 'SE'], ['bank', 'SE'])).toEqual(notProved)
})

test('the first word on where a network or bank is stays', async () => {
  const order = await anOrder(db, ada.id)
  await known(order, 'bank', 'NL')
  await known(order, 'bank', 'DE')
  expect(await sell(order)).toMatchObject({ country: 'NL', isPlaceProved: true })
})

test('a receipt is never changed or taken away', async () => {
  await sell(await anOrder(db, ada.id))
  for (const change of [
    sql`update receipts set total_minor = 1`,
    sql`delete from receipts`,
    sql`truncate receipts cascade`,
  ])
    await expect((async () => change)()).rejects.toThrow('append-only')
})
