import { beforeAll, expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { aPaidOrder } from '../../../db/testing/orders.ts'
import { testWorld } from '../../testing/world.ts'
import { checkBooks } from '../credits/books.ts'
import { withdraw } from './withdraw.ts'

const database = await freshDatabase()
const { db } = database
const undone = new Error('undone')

beforeAll(async () => {
  await aSite(db)
  const world = await testWorld(database)
  const ada = await aMember(db)
  const { orderId } = await aPaidOrder(db, ada.id, { createdAt: world.now() })
  await withdraw(await world.as(ada), { orderId, refundMinor: 4799 })
})

/** What is found after a change of what nobody can change. */
async function faultsAfter(change: string): Promise<string[]> {
  const found: string[] = []
  const looking = db.transaction(async (tx) => {
    await tx.$client.unsafe('alter table ledger_entries disable trigger user')
    expect(await tx.$client.unsafe(`${change} returning 1`)).toHaveLength(1)
    found.push(...(await checkBooks(tx)).faults.map(({ fault }) => fault))
    throw undone
  })
  await looking.catch((error) => {
    if (error !== undone) throw error
  })
  return found.filter((fault) => fault.includes('withdrawal'))
}

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
  expect(await faultsAfter(change)).toEqual([fault])
})
