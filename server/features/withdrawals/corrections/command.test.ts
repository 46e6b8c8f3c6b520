import { beforeEach, expect, test } from 'bun:test'
import { aMember, aSite } from '../../../../db/testing/factories.ts'
import { boughtOf, walletOf } from '../../../../db/testing/from-outside.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { anOrder, aPayment } from '../../../../db/testing/orders.ts'
import { runAtServer } from '../../../testing/at-server.ts'
import { testWorld } from '../../../testing/world.ts'
import { settle } from '../../orders/settle.ts'
import { paid } from '../../orders/testing/news.ts'
import { correctionCommands } from './command.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)

const began = world.now().getTime()
beforeEach(async () => {
  await sql`delete from sites where id = 'other'`
  world.sites.forget()
  world.pass(began - world.now().getTime())
})

const run = (...answers: string[]) => runAtServer(world, correctionCommands['correct-credits'], answers)

/** Ada has 6 credits, 2 of them bought. */
async function anAda() {
  const ada = await aMember(db, { name: 'Ada', credits: 4, bought: 2 })
  const [{ email }] = await sql`select email from members where id = ${ada.id}`
  return { ada, email: email as string }
}

test('shows what it does before it is done, and does it once for a case', async () => {
  const { ada, email } = await anAda()
  const typed = [email.toUpperCase(), '+10', 'Given', 'Sorry voor de storing', 'zaak 7']
  const { said, asked } = await run(...typed, 'yes')
  expect(said).toBe('Booked. Ada has 16 credits now.')
  expect(asked[0]).toBe('E-mail address of the member: ')
  expect(asked[3]).toContain('in their language (nl)')
  expect(asked.at(-1)).toBe(`
+10 given credits for Ada (${email}), case ZAAK 7
The member reads: Sorry voor de storing
Before: 6 credits (2 bought, 4 given)
After:  16 credits (2 bought, 14 given)
Book this? (yes or no): `)
  const again = await run(...typed)
  expect(again.said).toBe(
    `Case ZAAK 7 was booked for this member before: +10 given credits, ${world.now().toISOString()}. Nothing has changed.`,
  )
  expect(again.asked).toHaveLength(5)
  expect(await walletOf(db, ada)).toMatchObject({ balance: 16 })
})

test('says what may come back in money because of bought credits, of which purchase and until when', async () => {
  const { ada, email } = await anAda()
  world.pass(1_000)
  const order = await anOrder(db, ada.id, { createdAt: world.now() })
  await settle(world, (await aPayment(db, order)).id, paid)
  const [{ number }] = await sql`select number from receipts where order_id = ${order.id}`
  const shownFor = async (...typed: string[]) =>
    (await run(email, ...typed, 'Hersteld', crypto.randomUUID(), 'no')).asked.at(-1)
  expect(await shownFor('+10', 'bought')).toContain('Withdrawals: no purchase brings back another amount.\nBook this?')
  expect(await shownFor('+10', 'given')).not.toContain('Withdrawals')
  const name = `receipt VONK-2026-${`${number}`.padStart(6, '0')}`
  expect(await shownFor('-15', 'bought')).toContain(
    `Withdrawals: ${name} brings back up to 37.59 EUR instead of 47.99 EUR, until 2026-06-15T21:59:59.999Z.`,
  )
  await run(email, '-15', 'bought', 'Dubbel', 'zaak 10', 'yes')
  expect(await shownFor('+5', 'bought')).toContain(
    `Withdrawals: ${name} brings back up to 41.59 EUR instead of 37.59 EUR, until 2026-06-15T21:59:59.999Z.`,
  )
  world.pass(15 * 24 * 3_600_000)
  expect(await shownFor('+5', 'bought')).toContain('no purchase brings back another amount')
})

test.each([
  ['+12', 'given', '+12 given'],
  ['+10', 'bought', '+10 bought'],
])('books no other amount or kind for a case (%s %s), and says what was booked', async (amount, kind, words) => {
  const { ada, email } = await anAda()
  await run(email, '+10', 'given', 'Sorry', 'zaak 7', 'yes')
  const { said } = await run(email, amount, kind, 'Sorry', 'Zaak 7', 'yes')
  expect(said).toMatch(/^Case ZAAK 7 was booked for this member before: \+10 given credits, /)
  expect(said).toContain(`${words} credits were not booked`)
  expect(said).not.toContain('Nothing has changed')
  expect(await walletOf(db, ada)).toMatchObject({ balance: 16 })
})

test('takes credits that count as bought', async () => {
  const { ada, email } = await anAda()
  const { said } = await run(email, '−2', 'bought', 'Dubbel geboekt', 'zaak 8', 'YES ')
  expect(said).toBe('Booked. Ada has 4 credits now.')
  expect(await boughtOf(db, ada)).toBe(0)
})

test.each([
  ['somebody@example.org', 'Nobody on vonk has this address.'],
  ['somebody', 'email_invalid'],
])('finds nobody by %p', async (typed, no) => {
  expect(await run(typed)).toMatchObject({ said: no, asked: { length: 1 } })
})

test.each([
  [['+1', 'given', 'x', 'zaak', 'no'], 'Nothing was booked.'],
  [['+1', 'given', 'x', 'zaak', ''], 'Nothing was booked.'],
  [['1'], 'with its sign'],
  [['+1.5'], 'with its sign'],
  [['+1', 'free'], 'bought or given'],
  [['+1001', 'given', 'x', 'zaak'], 'correction_amount_invalid'],
  [['+1', 'given', '', 'zaak'], 'correction_explanation_invalid'],
  [['-3', 'bought', 'x', 'zaak'], 'correction_too_large'],
  [['-5', 'given', 'x', 'zaak'], 'correction_too_large'],
])('books nothing for %j', async (answers, no) => {
  const { ada, email } = await anAda()
  expect((await run(email, ...answers)).said).toContain(no)
  expect([await walletOf(db, ada), await boughtOf(db, ada)]).toEqual([{ balance: 6, freeMessages: 0 }, 2])
})

test('asks for the site where there are several, and finds nobody of another one', async () => {
  const { ada, email } = await anAda()
  await sql`insert into sites (id, settings, created_at) select 'other', settings, created_at from sites`
  world.sites.forget()
  const rest = ['+1', 'given', 'x', 'zaak 9', 'yes']
  expect((await run('elsewhere')).said).toBe('There is no such site. There are: other, vonk')
  expect((await run('other', email, ...rest)).said).toBe('Nobody on other has this address.')
  const { said, asked } = await run('vonk', email, ...rest)
  expect([said, asked[0]]).toEqual(['Booked. Ada has 7 credits now.', 'Site (other, vonk): '])
  expect(await walletOf(db, ada)).toMatchObject({ balance: 7 })
})
