import { beforeAll, describe, expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { anOrder, aPaidOrder } from '../../../db/testing/orders.ts'
import { createMetrics } from '../../core/operations/metrics.ts'
import { gaugesOf } from '../../gauges.ts'
import { doJob } from '../../testing/mailbox.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { unsend } from '../chat/changes/unsend.ts'
import { send } from '../chat/send.ts'
import { checkBooks, tellOfBooks } from './books.ts'
import { faultsAfter } from './testing/broken.ts'

/** A site that nothing has happened on. */
async function aNewSite() {
  const database = await freshDatabase()
  await aSite(database.db)
  return { ...database, world: await testWorld(database) }
}
const { db, sql, world } = await aNewSite()

const gauges = async (world: TestWorld) => {
  const lines = (await createMetrics(gaugesOf(world)).text()).split('\n')
  return lines.filter((line) => line.startsWith('vonk_book'))
}

const checkNightly = (world: TestWorld) => doJob(world, { queue: 'book_check', payload: {} })

test('books are right after many have said something, however many groups it takes', async () => {
  const { db, world } = await aNewSite()
  expect(await gauges(world)).toEqual(['vonk_book_faults -1', 'vonk_books_checked_timestamp_seconds 0'])
  const members = await Promise.all(Array.from({ length: 501 }, () => aMember(db, { credits: 1, bought: 1 })))
  const [ada, ben] = members as [(typeof members)[0], (typeof members)[0]]
  for (let n = 0; n < 2; n++) {
    await send(await world.as(ada), { memberId: ben.id, clientId: Bun.randomUUIDv7(), body: 'Hoi' })
  }
  expect(await checkBooks(db)).toEqual({ members: 501, faults: [] })
  expect(await tellOfBooks(db)).toEqual({ words: '501 members, 0 faults', isRight: true })
  await checkNightly(world)
  const checkedAt = world.now().getTime() / 1000
  expect(await gauges(world)).toEqual(['vonk_book_faults 0', `vonk_books_checked_timestamp_seconds ${checkedAt}`])
})

const newId = () => crypto.randomUUID()
const say = async (from: { id: string }, to: { id: string }, there = world) =>
  send(await there.as(from), { memberId: to.id, clientId: newId(), body: 'Hoi' })

test('books stay right when the account of who was written to is erased', async () => {
  const [ada, ben] = [await aMember(db, { credits: 2 }), await aMember(db)]
  await say(ada, ben)
  await sql`delete from members where id = ${ben.id}`
  expect((await checkBooks(db)).faults).toEqual([])
})

describe('the books of who is gone', () => {
  const gone = newId()

  beforeAll(async () => {
    const [cleo, ben] = [await aMember(db, { id: gone }), await aMember(db)]
    await aPaidOrder(db, gone)
    await say(cleo, ben)
    await sql`delete from members where id = ${gone}`
  })

  test('are counted and right, also where nothing but an order is left', async () => {
    const { members, faults } = await checkBooks(db)
    expect(faults).toEqual([])
    await anOrder(db, newId())
    expect(await checkBooks(db)).toEqual({ members: members + 1, faults: [] })
  })

  const of = (change: string) => `${change} and member_id = '${gone}'`
  test.each([
    [
      'running balances do not follow one another',
      `update ledger_entries set balance_after = 7 where reason = 'message'`,
    ],
    ['bought credits are not within the balance', `update ledger_entries set bought = 0 where reason = 'message'`],
    ['paid order without its credits', `delete from ledger_entries where reason = 'purchase'`],
    ['purchase without its payment', `update ledger_entries set reference = 'x' where reason = 'purchase'`],
    ['paid order without its credits', 'update orders set credits = 61 where true'],
    ['paid order without its receipt', `delete from receipts where reason = 'sale'`],
  ])('are looked at: %s', async (fault, change) => {
    expect(await faultsAfter(db, of(change))).toContainEqual({ fault, memberId: gone })
  })
})

describe('what was changed by hand is found', () => {
  const dora = newId()

  beforeAll(async () => {
    const [me, ben] = [await aMember(db, { id: dora, bought: 3 }), await aMember(db)]
    const { conversationId, message } = await say(me, ben)
    await unsend(await world.as(me), { conversationId, seq: message.seq })
    await say(me, ben)
  })

  const change = (what: string, reason: string) =>
    `update ledger_entries set ${what} where member_id = '${dora}' and reason = '${reason}'`
  const again = (reason: string, was: string) => `
    insert into ledger_entries (id, member_id, amount, bought, balance_after, reason, reference, created_at)
    select gen_random_uuid(), member_id, abs(amount), abs(bought), 3, '${reason}', reference, created_at
    from ledger_entries where member_id = '${dora}' and ${was}`

  test.each<[fault: string, changes: string[]]>([
    ['member without a wallet', [`delete from wallets where member_id = '${dora}'`]],
    [
      'cause that is booked twice',
      ['alter table ledger_entries drop constraint ledger_entries_cause_unique', again('unsent', `reason = 'unsent'`)],
    ],
    ['message taken back without its credits', [change(`reference = 'x:1'`, 'unsent')]],
    ['entry of a message that names none', [change(`reference = 'x:1'`, 'unsent')]],
    [
      'credits of a message that was not taken back',
      [again('unsent', `reason = 'message' and balance_after = 2 and reference like '%:2'`)],
    ],
    [
      'credits of a photo that was not paid, or that costs something still',
      [change(`reason = 'photo_removed'`, 'unsent')],
    ],
    ['credits that came back as others than were spent', [change('bought = 0', 'unsent')]],
    ['bought credits are not the sum of the ledger', [change('bought = 0', 'unsent')]],
    [
      'bought credits are not within the balance',
      [
        'alter table wallets drop constraint wallets_bought_within_balance',
        `update wallets set bought = 4 where member_id = '${dora}'`,
      ],
    ],
  ])('%s', async (fault, changes) => {
    expect(await faultsAfter(db, ...changes)).toContainEqual({ fault, memberId: dora })
    expect((await checkBooks(db)).faults).toEqual([])
  })
})

test('whoever changes a balance, an entry or a price by hand is found, in the last group as well', async () => {
  const { db, sql, world } = await aNewSite()
  const [ada, ben, cleo] = [await aMember(db, { credits: 5, bought: 2 }), await aMember(db), await aMember(db)]
  const { conversationId } = await say(ada, ben, world)
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
  await checkNightly(world)
  expect(await gauges(world)).toContain('vonk_book_faults 2')
})

test('metrics are told while the database is away', async () => {
  const away = { name: 'vonk_away' as const, help: 'Away', read: () => Promise.reject(new Error('away')) }
  expect(await createMetrics([away]).text()).toContain('vonk_away Nan')
})
