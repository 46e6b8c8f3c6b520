import { beforeAll, expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { aPaidOrder } from '../../../db/testing/orders.ts'
import { testWorld } from '../../testing/world.ts'
import { checkBooks } from '../credits/books.ts'
import { faultsAfter } from '../credits/testing/broken.ts'
import { withdraw } from './withdraw.ts'

const database = await freshDatabase()
const { db } = database

beforeAll(async () => {
  await aSite(db)
  const world = await testWorld(database)
  const ada = await aMember(db)
  const { orderId } = await aPaidOrder(db, ada.id, { createdAt: world.now() })
  await withdraw(await world.as(ada), { orderId, refundMinor: 4799 })
})

test('nothing is wrong after a withdrawal', async () => {
  expect((await checkBooks(db)).faults).toEqual([])
})

test.each([
  ['withdrawal without its credits', `delete from ledger_entries where reason = 'withdrawal'`],
  ['withdrawal without its credits', 'update withdrawals set credits = 59'],
  ['withdrawal without its money', 'update withdrawals set minor = 4798'],
  ['withdrawal without its money', `update refunds set reason = 'goodwill'`],
  ['credits of no withdrawal', 'delete from withdrawals'],
])('%s is found', async (fault, change) => {
  const found = (await faultsAfter(db, change)).map((one) => one.fault)
  expect(found.filter((one) => one.includes('withdrawal'))).toEqual([fault])
})
