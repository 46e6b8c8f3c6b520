import { beforeAll, expect, test } from 'bun:test'
import { money } from '../../../db/reference/money/money.ts'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { anOrder, aPayment } from '../../../db/testing/orders.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { unsend } from '../chat/changes/unsend.ts'
import { send } from '../chat/send.ts'
import { checkBooks } from '../credits/books.ts'
import { faultsAfter } from '../credits/testing/broken.ts'
import { settle } from './settle.ts'
import { paid, taken } from './testing/news.ts'

const database = await freshDatabase()
const { db } = database
const [order, credited, surplus] = Array.from({ length: 3 }, () => crypto.randomUUID()) as [string, string, string]
let ada = ''
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
  ada = (await aMember(db, { credits: 1 })).id
  const row = await anOrder(db, ada, { id: order })
  for (const id of [credited, surplus]) await aPayment(db, row, { id })
  await settle(world, credited, paid)
  const ben = await aMember(db)
  const say = async () =>
    send(await world.as({ id: ada }), { memberId: ben.id, clientId: crypto.randomUUID(), body: 'Hoi' })
  await say()
  const { conversationId, message } = await say()
  world.pass(1_000)
  await settle(world, credited, { ...taken(1200), refunded: money(800, 'EUR') })
  world.pass(1_000)
  await unsend(await world.as({ id: ada }), { conversationId, seq: message.seq })
  await settle(world, surplus, paid)
})

test.each<[fault: string, change: () => string]>([
  ['paid order without its credits', () => `delete from ledger_entries where reason = 'purchase'`],
  ['paid order without its credits', () => `update orders set credits = 61 where id = '${order}'`],
  [
    'purchase without its payment',
    () => `update payments set status = 'failed', paid_at = null where id = '${credited}'`,
  ],
  [
    'payment that was not credited and does not go back',
    () => `update orders set paid_at = null where id = '${order}'`,
  ],
  [
    'payment that was not credited and does not go back',
    () => `update payments set paid_minor = 4800 where id = '${credited}'`,
  ],
  [
    'payment that was not credited and does not go back',
    () => `update payments set paid_currency = 'GBP' where id = '${credited}'`,
  ],
  ['payment that was not credited and does not go back', () => `delete from refunds where payment_id = '${surplus}'`],
  ['payment of another price than its order', () => `update payments set minor = 1 where id = '${surplus}'`],
  ['more goes back than came in', () => `update refunds set minor = 4800 where payment_id = '${surplus}'`],
  [
    'more goes back than came in',
    () => `update refunds set minor = 4800, failed_at = now(), settled_at = now(), settled_on = now(), settled_minor = 4800,
      settled_how = 'x' where payment_id = '${surplus}'`,
  ],
  ['charge-back and its credits differ', () => `update payments set credits_taken = 14 where id = '${credited}'`],
  ['charge-back and its credits differ', () => `delete from ledger_entries where reason = 'charge_back'`],
  [
    'charge-back has taken more than its share',
    () => `update payments set charged_back_minor = 800 where id = '${credited}'`,
  ],
  [
    'charge-back has left what came back',
    () => `update payments set charged_back_minor = 4799 where id = '${credited}'`,
  ],
  ['credits of no charge-back', () => `update ledger_entries set reference = 'x:1' where reason = 'charge_back'`],
  [
    'direct debit of another amount than its payment',
    () => `insert into direct_debits (id, payment_id, site_id, number, reference, minor, description, created_at)
      values (gen_random_uuid(), '${credited}', 'vonk', 1, 'VONK-M-000001', 4798, '', now())`,
  ],
  ['more has gone back than refunds tell of', () => `delete from refunds where reason = 'at_provider'`],
  ['more has gone back than refunds tell of', () => `update refunds set minor = 799 where reason = 'at_provider'`],
  [
    'what a bank has taken back counts as sent back as well',
    () => `with failed as (update refunds set failed_at = now() where reason = 'at_provider')
      update payments set charged_back_minor = 4799, provider = 'bank' where id = '${credited}'`,
  ],
  ['charge-back and its credits differ', () => `delete from ledger_entries where reason = 'given_back'`],
  ['credits of no charge-back', () => `update ledger_entries set reference = 'x:1' where reason = 'given_back'`],
  ['has bought and is not premium', () => `update members set premium_since = null where id = '${ada}'`],
])('"%s" is found', async (fault, change) => {
  expect((await checkBooks(db)).faults).toEqual([])
  expect(await faultsAfter(db, change())).toContainEqual({ fault, memberId: ada })
})

test('what came back in the millisecond in which a bank then takes the money is no fault, though more was spent', async () => {
  const [bea, ben] = [await aMember(db), await aMember(db)]
  const { id } = await aPayment(db, await anOrder(db, bea.id))
  await settle(world, id, paid)
  const asBea = await world.as(bea)
  const say = () => send(asBea, { memberId: ben.id, clientId: crypto.randomUUID(), body: 'Hoi' })
  await say()
  const { conversationId, message } = await say()
  await unsend(asBea, { conversationId, seq: message.seq })
  await settle(world, id, taken(4799))
  expect((await checkBooks(db)).faults).toEqual([])
})
