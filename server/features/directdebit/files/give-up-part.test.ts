import { expect, test } from 'bun:test'
import { money } from '../../../../db/reference/money/money.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { appRouter } from '../../../router.ts'
import { mailsTo } from '../../../testing/mailbox.ts'
import { bankProvider } from '../provider.ts'
import { endToEndId } from '../rules/reference.ts'
import { aBankFolder } from '../testing/bank-folder.ts'
import { aCollectingSite } from '../testing/collecting.ts'
import { pain002, statusReport } from '../testing/returned.ts'
import { aSigned, aSignedForLater, minute } from '../testing/scene.ts'
import { writeAgain } from './export.ts'
import { giveUp, markTaken } from './give-up.ts'
import { takeReturns } from './take-returns.ts'

const { db, world } = await aCollectingSite({ directDebitLimit: 1_000_000 })
const { exportNow, textOf, storage } = aBankFolder(world)
const day = 24 * 60 * minute

const nameOf = (file: string | undefined) => file!.replace('.xml', '')
const refusalOf = (file: string, part: number) =>
  statusReport({ id: file, status: 'PART' }, { id: `${file}.${part}`, status: 'RJCT', reason: 'DT01' })
const refuse = async (file: string, part: number) =>
  (await takeReturns(world, refusalOf(file, part))).refusedWhole.map(({ id, open }) => `${id}: ${open}`)
const idsIn = (text: string) => [...text.matchAll(/<EndToEndId>([^<]*)/g)].map(([, id]) => id).sort()
const idsOf = (...debits: { id: string }[]) => debits.map(({ id }) => endToEndId(id)).sort()

/** A file of two parts: two people in the first, one in the other. */
async function aFileOfTwo() {
  const debits = [await aSigned(world), await aSignedForLater(world), await aSigned(world)] as const
  const [first, later, second] = debits
  return { first, second, later, file: nameOf((await exportNow())[0]) }
}

type Signed = Awaited<ReturnType<typeof aSigned>>
const stateOf = async ({ ctx, orderId }: Signed) =>
  (await appRouter.createCaller(ctx).orders.get({ orderId })).payment?.collection?.state
const noticesOf = async ({ member }: Signed) =>
  (await mailsTo(world, member.email)).filter(({ subject }) => subject.includes('schrijft'))

test('what lay in it is written into another file, for a new day that its debtors are told; the rest is collected', async () => {
  const { first, second, later, file } = await aFileOfTwo()
  expect(await refuse(file, 0)).toEqual([`${file}.0: 2`])
  world.pass(20 * day)
  expect(await Promise.all([first, later].map(stateOf))).toEqual(['announced', 'collected'])
  expect(await giveUp(world, `${file}.0`)).toBe(2)
  const [name, ...others] = await exportNow()
  expect([nameOf(name) === file, others]).toEqual([false, []])
  expect(idsIn(textOf(name!))).toEqual(idsOf(first, second))
  expect([(await noticesOf(first)).length, (await noticesOf(later)).length]).toEqual([2, 1])
  expect(await exportNow()).toEqual([])
  world.pass(12 * day)
  expect(await Promise.all([first, second].map(stateOf))).toEqual(['collected', 'collected'])
  expect(await findFaults(db)).toEqual([])
})

test('only what the bank has refused is given up, once; the others keep their numbers, and its file is not written again', async () => {
  const { first, second, later, file } = await aFileOfTwo()
  const fails = (work: Promise<unknown>, why: string) => expect(work).rejects.toThrow(why)
  await fails(giveUp(world, `${file}.0`), 'has not told that it refused')
  await fails(giveUp(world, `${file}.7`), 'No export has made a file by the name')
  await takeReturns(world, pain002(first.id, 'AM04'))
  await refuse(file, 0)
  await fails(giveUp(world, file), 'has not told that it refused')
  await fails(giveUp(world, `${file}.1`), 'has not told that it refused')
  await fails(writeAgain(world, `${file}.0`, storage()), 'no part is written alone')
  expect(await giveUp(world, `${file}.0`)).toBe(1)
  await fails(giveUp(world, `${file}.0`), 'given up before')
  await fails(markTaken(world, `${file}.0`), 'given up before')
  await fails(writeAgain(world, file, storage()), 'a part of it')
  expect([await refuse(file, 0), await refuse(file, 1)]).toEqual([[], [`${file}.1: 1`]])
  expect(idsIn(textOf((await exportNow())[0]!))).toEqual(idsOf(second))
  expect(await giveUp(world, `${file}.1`)).toBe(1)
  expect(idsIn(textOf((await exportNow())[0]!))).toEqual(idsOf(later))
  expect([await refuse(file, 0), await refuse(file, 1)]).toEqual([[], []])
})

test('the bank has taken after all is collected on its day, whatever is read of it once more', async () => {
  const { first, file } = await aFileOfTwo()
  const report = refusalOf(file, 0)
  await takeReturns(world, report)
  await markTaken(world, `${file}.0`)
  await expect(markTaken(world, `${file}.0`)).rejects.toThrow('has not told that it refused')
  expect((await takeReturns(world, report)).refusedWhole).toEqual([])
  await expect(giveUp(world, `${file}.0`)).rejects.toThrow('has not told that it refused')
  world.pass(20 * day)
  expect(await stateOf(first)).toBe('collected')
  expect(await refuse(file, 0)).toEqual([`${file}.0: 2`])
  expect(await stateOf(first)).toBe('announced')
})

test('nothing goes back of it as long as it is refused, and nothing is collected of what was to go back as a whole', async () => {
  const { first, second, later, file } = await aFileOfTwo()
  const refund = ({ id }: { id: string }, minor: number) =>
    bankProvider(world).refund(id, { id: crypto.randomUUID(), amount: money(minor, 'EUR'), description: 'Herroeping' })
  await Promise.all([refund(first, 4799), refund(second, 100), refund(later, 200)])
  await refuse(file, 0)
  world.pass(30 * day)
  const [transfers] = await exportNow()
  expect(textOf(transfers!).match(/<InstdAmt Ccy="EUR">[^<]*/g)).toEqual(['<InstdAmt Ccy="EUR">2.00'])
  expect(await giveUp(world, `${file}.0`)).toBe(1)
  expect(await stateOf(first)).toBe('dropped')
  expect(idsIn(textOf((await exportNow())[0]!))).toEqual(idsOf(second))
})
