import { expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { createMetrics } from '../../core/operations/metrics.ts'
import { gaugesOf } from '../../gauges.ts'
import { doJob } from '../../testing/mailbox.ts'
import { testWorld } from '../../testing/world.ts'
import { send } from '../chat/send.ts'
import { checkBooks, tellOfBooks } from './books.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)

const gauges = async () => {
  const lines = (await createMetrics(gaugesOf(world)).text()).split('\n')
  return lines.filter((line) => line.startsWith('vonk_book'))
}

const checkNightly = () => doJob(world, { queue: 'book_check', payload: {} })

test('books are right after many have said something, however many groups it takes', async () => {
  expect(await gauges()).toEqual(['vonk_book_faults -1', 'vonk_books_checked_timestamp_seconds 0'])
  const members = await Promise.all(Array.from({ length: 501 }, () => aMember(db, { credits: 1, bought: 1 })))
  const [ada, ben] = members as [(typeof members)[0], (typeof members)[0]]
  for (let n = 0; n < 2; n++) {
    await send(await world.as(ada), { memberId: ben.id, clientId: Bun.randomUUIDv7(), body: 'Hoi' })
  }
  expect(await checkBooks(db)).toEqual({ wallets: 501, faults: [] })
  expect(await tellOfBooks(db)).toEqual({ words: '501 wallets, 0 faults', isRight: true })
  await checkNightly()
  const checkedAt = world.now().getTime() / 1000
  expect(await gauges()).toEqual(['vonk_book_faults 0', `vonk_books_checked_timestamp_seconds ${checkedAt}`])
})

test('books stay right when the account of who was written to is erased', async () => {
  const [ada, ben] = [await aMember(db, { credits: 2 }), await aMember(db)]
  await send(await world.as(ada), { memberId: ben.id, clientId: Bun.randomUUIDv7(), body: 'Hoi' })
  await sql`delete from members where id = ${ben.id}`
  expect((await checkBooks(db)).faults).toEqual([])
})

test('whoever changes a balance, an entry or a price by hand is found, in the last group as well', async () => {
  const [ada, ben, cleo] = [await aMember(db, { credits: 5, bought: 2 }), await aMember(db), await aMember(db)]
  const { conversationId } = await send(await world.as(ada), {
    memberId: ben.id,
    clientId: Bun.randomUUIDv7(),
    body: '?',
  })
  const found = async () => {
    const { faults } = await checkBooks(db)
    return faults.map(({ fault, memberId }) => [
      fault,
      memberId === ada.id ? 'Ada' : memberId === cleo.id ? 'Cleo' : '?',
    ])
  }
  await sql`update wallets set balance = 7 where member_id = ${cleo.id}`
  expect(await found()).toEqual([
    ['balance is not the sum of the ledger', 'Cleo'],
    ['running balances do not follow one another', 'Cleo'],
  ])
  await sql`update wallets set balance = 0 where member_id = ${cleo.id}`
  await sql`update wallets set bought = 1 where member_id = ${ada.id}`
  expect(await found()).toEqual([['bought credits are not the sum of the ledger', 'Ada']])
  await sql`update wallets set bought = 2 where member_id = ${ada.id}`
  await sql`update messages set cost = 3 where conversation_id = ${conversationId}`
  expect((await found()).sort()).toEqual([
    ['entry without its paid message', 'Ada'],
    ['paid message without its entry', 'Ada'],
  ])
  world.pass(1_000)
  await checkNightly()
  expect(await gauges()).toContain('vonk_book_faults 2')
})

test('metrics are told while the database is away', async () => {
  const away = { name: 'vonk_away' as const, help: 'Away', read: () => Promise.reject(new Error('away')) }
  expect(await createMetrics([away]).text()).toContain('vonk_away Nan')
})
