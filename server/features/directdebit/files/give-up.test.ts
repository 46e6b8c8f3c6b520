import { expect, test } from 'bun:test'
import { changeSettings } from '../../../../db/queries/sites.ts'
import { money } from '../../../../db/reference/money/money.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { countStatements } from '../../../../db/testing/statements.ts'
import { NotDone } from '../../../core/operations/not-done.ts'
import { appRouter } from '../../../router.ts'
import { mailsTo } from '../../../testing/mailbox.ts'
import { bankProvider } from '../provider.ts'
import { endToEndId } from '../rules/reference.ts'
import { aBankFolder } from '../testing/bank-folder.ts'
import { aCollectingSite } from '../testing/collecting.ts'
import { creditor } from '../testing/creditor.ts'
import { pain002, statusReport } from '../testing/returned.ts'
import { aSigned, minute } from '../testing/scene.ts'
import { writeAgain } from './export.ts'
import { giveUp } from './give-up.ts'
import { takeReturns } from './take-returns.ts'

const database = await aCollectingSite({ directDebitLimit: 1_000_000 })
const { db, sql, world } = database
const { exportNow, textOf, storage } = aBankFolder(world)
const renamed = { ...creditor, name: 'Vonk Holding BV' }
const day = 24 * 60 * minute

const nameOf = (file: string | undefined) => file!.replace('.xml', '')
const refuse = (id: string, reason = 'FF01') => takeReturns(world, statusReport({ id, status: 'RJCT', reason }))
const dayIn = (text: string) => /<ReqdColltnDt>([^<]*)/.exec(text)?.[1] ?? ''

/** Somebody whose direct debit lies in a file, and what the page of their order says of it. */
async function aFiled() {
  const { ctx, member, orderId, id } = await aSigned(world)
  const file = nameOf((await exportNow())[0])
  const { orders, transactions } = appRouter.createCaller(ctx)
  const told = async () => (await orders.get({ orderId })).payment?.collection
  const status = async () => (await transactions.get({ id: orderId })).status
  const notices = async () => (await mailsTo(world, member.email)).filter(({ subject }) => subject.includes('schrijft'))
  return { id, file, told, status, notices }
}

test('what lay in it is written into another file, with who collects now, for a new day that its debtor is told', async () => {
  const { id, file, told, status, notices } = await aFiled()
  expect(await notices()).toHaveLength(1)
  await refuse(file, 'RC01')
  world.pass(12 * day)
  expect([(await told())?.state, await status()]).toEqual(['announced', 'announced'])
  expect(await giveUp(world, file)).toBe(1)
  expect([(await told())?.state, await status()]).toEqual(['announced', 'announced'])
  await changeSettings(db, 'vonk', (settings) => ({ ...settings, directDebitCreditor: renamed }))
  world.sites.forget()
  const [name, ...others] = await exportNow()
  expect([nameOf(name) === file, others]).toEqual([false, []])
  const text = textOf(name!)
  expect(text).toContain(`<EndToEndId>${endToEndId(id)}</EndToEndId>`)
  expect(text).toContain('<Nm>Vonk Holding BV</Nm>')
  const collected = dayIn(text)
  expect(collected >= new Date(world.now().getTime() + 5 * day).toISOString().slice(0, 10)).toBe(true)
  expect(await told()).toEqual({ state: 'announced', day: collected })
  const mails = await notices()
  expect(mails).toHaveLength(2)
  const anew = mails.filter(({ text }) => text.includes('Deze datum vervangt de datum die we eerder noemden'))
  expect(anew.map(({ text }) => text.includes('Vonk Holding BV'))).toEqual([true])
  expect(await exportNow()).toEqual([])
  world.pass(15 * day)
  expect((await told())?.state).toBe('collected')
  expect(await findFaults(db)).toEqual([])
})

test('only what the bank has refused as a whole is given up, once, and it is never written again', async () => {
  const { file } = await aFiled()
  await expect(giveUp(world, 'NONE')).rejects.toThrow(NotDone)
  await expect(giveUp(world, file)).rejects.toThrow('has not told that it refused')
  await refuse(file, 'DU01')
  await expect(giveUp(world, file)).rejects.toThrow('has not told that it refused')
  await refuse(file)
  await writeAgain(world, file, storage())
  await expect(giveUp(world, file)).rejects.toThrow('has not told that it refused')
  await refuse(file)
  expect(await giveUp(world, file)).toBe(1)
  await expect(giveUp(world, file)).rejects.toThrow('given up before')
  await expect(writeAgain(world, file, storage())).rejects.toThrow('was given up')
  expect((await refuse(file)).refusedWhole).toEqual([])
  expect(await exportNow()).toHaveLength(1)
})

test('a report that is read once more takes nothing back that was handed in since', async () => {
  const { file, told } = await aFiled()
  const report = statusReport({ id: file, status: 'RJCT', reason: 'FF01' })
  const read = async () => (await takeReturns(world, report)).refusedWhole.length
  expect([await read(), await read()]).toEqual([1, 1])
  await writeAgain(world, file, storage())
  expect(await read()).toBe(0)
  await expect(giveUp(world, file)).rejects.toThrow('has not told that it refused')
  world.pass(12 * day)
  expect((await told())?.state).toBe('collected')
})

test('handed in again as it is, it is collected on its day', async () => {
  const { file, told } = await aFiled()
  await refuse(file)
  await writeAgain(world, file, storage())
  world.pass(12 * day)
  expect((await told())?.state).toBe('collected')
})

test('of what was booked back nothing is collected again, nor of what all was to go back', async () => {
  const [one, other] = [await aSigned(world), await aSigned(world)]
  const { id, file } = await aFiled()
  await takeReturns(world, pain002(one.id, 'AM04'))
  const amount = money(4799, 'EUR')
  await bankProvider(world).refund(other.id, { id: crypto.randomUUID(), amount, description: 'Herroeping' })
  await refuse(file)
  expect(await giveUp(world, file)).toBe(1)
  const [name] = await exportNow()
  expect(textOf(name!).match(/<EndToEndId>[^<]*/g)).toEqual([`<EndToEndId>${endToEndId(id)}`])
  world.pass(30 * day)
  expect(await exportNow()).toEqual([])
})

test('of many that were to go back it takes no more statements than of one', async () => {
  const amount = money(4799, 'EUR')
  const countDropped = async () => (await sql`select id from direct_debits where dropped_at is not null`).length
  const givingUp = async (people: number) => {
    const signed: { id: string }[] = []
    for (let n = 0; n < people; n++) signed.push(await aSigned(world))
    const file = nameOf((await exportNow())[0])
    for (const { id } of signed)
      await bankProvider(world).refund(id, { id: crypto.randomUUID(), amount, description: 'Herroeping' })
    await refuse(file)
    const before = await countDropped()
    const { result, statements } = await countStatements(database, () => giveUp(world, file))
    expect([result, (await countDropped()) - before]).toEqual([0, people])
    return statements.length
  }
  expect(await givingUp(2)).toBe(await givingUp(12))
})

test('nothing goes back of a collection that the bank has refused, and transfers that it refused go into another file', async () => {
  const { id, file } = await aFiled()
  const amount = money(100, 'EUR')
  await bankProvider(world).refund(id, { id: crypto.randomUUID(), amount, description: 'Herroeping' })
  await refuse(file)
  world.pass(30 * day)
  expect(await exportNow()).toEqual([])
  await giveUp(world, file)
  expect(await exportNow()).toHaveLength(1)
  world.pass(30 * day)
  const transfers = nameOf((await exportNow())[0])
  await refuse(transfers)
  expect(await giveUp(world, transfers)).toBe(1)
  expect((await refuse(transfers)).refusedWhole).toEqual([])
  const [again] = await exportNow()
  expect(nameOf(again)).not.toBe(transfers)
  expect(textOf(again!)).toContain('<InstdAmt Ccy="EUR">1.00</InstdAmt>')
})
