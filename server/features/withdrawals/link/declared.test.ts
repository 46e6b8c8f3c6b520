import { afterEach, beforeEach, expect, test } from 'bun:test'
import { timeWords } from '../../../../db/reference/days.ts'
import { aMember, aSite, type TestMember } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { aReceiptedOrder, refundsOf } from '../../../../db/testing/orders.ts'
import { doDueJobs, linkIn, mailsSentTo } from '../../../testing/mailbox.ts'
import { testWorld } from '../../../testing/world.ts'
import { terms } from '../terms.ts'
import { declareWithdrawal } from './declare.ts'
import { withdrawByLink } from './withdraw-by-link.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)
const [second, minute] = [1000, 60_000]

let n = 0
let ada: TestMember
beforeEach(async () => {
  ada = await aMember(db, { name: 'Ada', email: `declared${++n}@example.org` })
})

afterEach(async () => {
  expect(await findFaults(db)).toEqual([])
})

const buy = () => aReceiptedOrder(db, ada.id, world.now())
const declare = async (receipt?: string) => declareWithdrawal(await world.visitor(), { email: ada.email, receipt })
const timeOf = (at: Date) => timeWords(at, 'nl', 'Europe/Amsterdam')

/** The mails that have come by now: what is not due yet waits in the queue. */
async function mails() {
  await doDueJobs(world)
  return mailsSentTo(world, ada.email)
}

const tokenIn = (link: string) => new URLSearchParams(link.split('?')[1]).get('token')!
const take = async (link: string, orderId: string) =>
  withdrawByLink(await world.visitor(), { token: tokenIn(link), orderId, refundMinor: 4799 })

test('each purchase that is declared is mailed with its moment: at once, and together what was declared within the minute', async () => {
  const [a, b, c, d] = [await buy(), await buy(), await buy(), await buy()]
  world.pass(minute)
  const declared: string[] = []
  for (const { receipt } of [a, b, c]) {
    declared.push(`${receipt}: ${timeOf(world.now())}`)
    await declare(receipt)
    await mails()
    world.pass(15 * second)
  }
  const [first, ...none] = await mails()
  expect([first?.text.includes(declared[0]!), none]).toEqual([true, []])
  expect(linkIn(first!)).toEndWith(`&purchase=${a.orderId}`)

  world.pass(15 * second)
  const [, together, ...more] = await mails()
  expect(more).toEqual([])
  expect(together?.text).toContain(`${declared[1]}\n${declared[2]}\n`)
  expect(together?.text).not.toContain(a.receipt)
  expect(linkIn(together!)).not.toContain('purchase=')

  world.pass(minute)
  await declare(d.receipt)
  expect((await mails())[2]?.text).toContain(`${d.receipt}: ${timeOf(world.now())}`)

  // No mail puts out the link of another one, and each leads to all of them.
  await take(linkIn(first!), a.orderId)
  for (const { orderId } of [b, c, d]) await take(linkIn(together!), orderId)
  expect(await refundsOf(db, ada)).toHaveLength(4)
  const momentOf = async ({ orderId, receipt }: typeof a) => {
    const { withdrawnAt } = await terms(await world.as(ada), orderId)
    return `${receipt}: ${timeOf(withdrawnAt!)}`
  }
  expect([await momentOf(a), await momentOf(b), await momentOf(c)]).toEqual(declared)
})

test('what is declared beyond three mails in an hour comes in one, as soon as one may, and counts from when it was sent', async () => {
  const bought = [await buy(), await buy(), await buy(), await buy(), await buy()]
  world.pass(minute)
  const declared: string[] = []
  for (const { receipt } of bought) {
    declared.push(`${receipt}: ${timeOf(world.now())}`)
    await declare(receipt)
    await mails()
    world.pass(2 * minute)
  }
  expect(await mails()).toHaveLength(3)
  world.pass(50 * minute - second)
  expect(await mails()).toHaveLength(3)
  world.pass(second)
  const last = (await mails())[3]
  expect(last?.text).toContain(`${declared[3]}\n${declared[4]}\n`)
  for (const { orderId } of bought.slice(3)) await take(linkIn(last!), orderId)
  const { withdrawnAt } = await terms(await world.as(ada), bought[4]!.orderId)
  expect(`${bought[4]!.receipt}: ${timeOf(withdrawnAt!)}`).toBe(declared[4]!)
})

test('what is declared without a receipt stands beside what was declared with one', async () => {
  const { receipt } = await buy()
  world.pass(minute)
  await declare()
  await mails()
  world.pass(second)
  await declare(receipt)
  await declare('VONK-2026-999999')
  world.pass(minute)
  const [, together, ...more] = await mails()
  expect(more).toEqual([])
  expect(together?.text).toMatch(new RegExp(`${receipt}: .*\nZonder bonnummer: `))
})

test('a stranger who declares again and again fills no mailbox', async () => {
  const { receipt } = await buy()
  const counts: number[] = []
  for (let asked = 0; asked < 6 * 60; asked++) {
    for (const named of [undefined, receipt, `VONK-2026-${100_000 + asked}`]) await declare(named)
    world.pass(30 * second)
    if (asked % 120 === 119) counts.push((await mails()).length)
    else await doDueJobs(world)
  }
  expect(counts).toEqual([3, 6, 9])
  const [{ rows }] =
    await database.sql`select count(*)::int as rows from withdrawal_declarations where member_id = ${ada.id}`
  expect(rows).toBeLessThan(25)
}, 60_000)

test('a press twice is one mail', async () => {
  await buy()
  await Promise.all([declare(), declare()])
  await mails()
  world.pass(5 * minute)
  expect(await mails()).toHaveLength(1)
})
