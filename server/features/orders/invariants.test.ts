import { beforeAll, expect, test } from 'bun:test'
import { money } from '../../../db/reference/money/money.ts'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { brokenInvariants } from '../../../db/testing/money/invariants.ts'
import { anOrder, aPayment } from '../../../db/testing/orders.ts'
import { testWorld } from '../../testing/world.ts'
import { brokenAfter } from '../credits/testing/broken.ts'
import { settle } from './settle.ts'
import { paid, taken } from './testing/news.ts'

const database = await freshDatabase()
const { db } = database
let payment = ''

beforeAll(async () => {
  await aSite(db)
  const world = await testWorld(database)
  const order = await anOrder(db, (await aMember(db)).id)
  payment = (await aPayment(db, order, { provider: 'nobody' })).id
  await settle(world, payment, paid)
  await settle(world, payment, { ...taken(1200), refunded: money(800, 'EUR') })
})

test.each<[fault: string, change: () => string]>([
  ['money went back that no credit note tells of', () => `delete from receipts where reason = 'refund'`],
  ['money went back that no credit note tells of', () => `update payments set refunded_minor = 801`],
  ['credits are left of what all went back of', () => `update payments set refunded_minor = 3599`],
  ['more went back, or was taken back, than was paid', () => `update payments set charged_back_minor = 4799`],
  [
    'more went back, or was taken back, than was paid',
    () => `update payments set charged_back_minor = 4799, provider = 'bank'`,
  ],
])('"%s" is found', async (fault, change) => {
  expect(await brokenInvariants(db)).toEqual([])
  expect(await brokenAfter(db, `${change()}`)).toContainEqual({ fault, id: payment })
})
