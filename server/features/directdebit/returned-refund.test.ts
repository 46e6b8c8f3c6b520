import { afterEach, expect, test } from 'bun:test'
import { setReturned } from '../../../db/queries/directdebit/files.ts'
import { findPayment } from '../../../db/queries/orders/payments.ts'
import { aMember } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { brokenInvariants } from '../../../db/testing/money/invariants.ts'
import { send } from '../chat/send.ts'
import { lookAfterExcess } from '../orders/testing/look-after.ts'
import { followRefunds, sendRefunds } from '../orders/upkeep/send-refunds.ts'
import { get } from '../transactions/get.ts'
import { terms } from '../withdrawals/terms.ts'
import { withdraw } from '../withdrawals/withdraw.ts'
import { settleReturned, takeReturns } from './files/take-returns.ts'
import { endToEndId } from './rules/reference.ts'
import { aBankFolder } from './testing/bank-folder.ts'
import { aCollectingSite } from './testing/collecting.ts'
import { camt054 } from './testing/returned.ts'
import { aSigned, minute } from './testing/scene.ts'

const { db, sql, world } = await aCollectingSite({ directDebitLimit: 1_000_000 })
const { exportNow } = aBankFolder(world)
const day = 24 * 60 * minute

afterEach(async () => {
  expect(await findFaults(db)).toEqual([])
  expect(await brokenInvariants(db)).toEqual([])
})

/** Somebody whose sixty credits are to be collected, and who has withdrawn from all but the one that they used. */
async function aWithdrawn() {
  const { ctx, id, orderId, paymentId } = await aSigned(world)
  await sql`update payments set provider_payment_id = ${id} where id = ${paymentId}`
  await send(ctx, { memberId: (await aMember(db)).id, clientId: crypto.randomUUID(), body: 'Hoi' })
  await exportNow()
  const { refund } = await terms(ctx, orderId)
  await withdraw(ctx, { orderId, refundMinor: refund.minor })
  const told = async () => {
    const payment = await findPayment(db, paymentId)
    const { refunds, receipts } = await get(ctx, orderId)
    return {
      refunded: payment?.refundedMinor,
      chargedBack: payment?.chargedBackMinor,
      refunds: refunds.map(({ state }) => state),
      sold: receipts.reduce((sum, { total }) => sum + total.minor, 0),
    }
  }
  return { id, told }
}

test.each<[order: string, steps: readonly ('file' | 'news' | 'round')[]]>([
  ['before its refund was asked for', ['file', 'news', 'round']],
  ['and heard of after its refund was asked for', ['file', 'round', 'news']],
  ['after its refund was asked for', ['round', 'file', 'news']],
])('what a bank returns %s comes back once', async (_, steps) => {
  const { id, told } = await aWithdrawn()
  for (const step of steps) {
    if (step === 'file') await takeReturns(world, camt054([endToEndId(id)], 'AM04'))
    if (step === 'news') await settleReturned(world, { directDebitId: id })
    if (step === 'round') await sendRefunds(world)
  }
  world.pass(30 * day)
  expect(await exportNow()).toEqual([])
  await followRefunds(world)
  await settleReturned(world, { directDebitId: id })
  expect(await told()).toEqual({ refunded: 0, chargedBack: 4799, refunds: ['by_bank'], sold: 0 })
})

test('what is being returned while a file is made is in none', async () => {
  const { id, told } = await aWithdrawn()
  await sendRefunds(world)
  world.pass(30 * day)
  await db.transaction(async (tx) => {
    await setReturned(tx, id, { returnedAt: world.now(), returnReason: 'AM04' })
    expect(await exportNow()).toEqual([])
  })
  await settleReturned(world, { directDebitId: id })
  await followRefunds(world)
  expect(await told()).toMatchObject({ refunded: 0, chargedBack: 4799, refunds: ['by_bank'] })
})

test('what was sent before a bank returns it counts, and is told by then', async () => {
  const { id, told } = await aWithdrawn()
  await sendRefunds(world)
  expect(await told()).toMatchObject({ refunded: 0, refunds: ['under_way'] })
  world.pass(30 * day)
  expect(await exportNow()).toHaveLength(1)
  await followRefunds(world)
  expect(await told()).toMatchObject({ refunded: 4719, refunds: ['done'] })
  await takeReturns(world, camt054([endToEndId(id)], 'MD06'))
  await settleReturned(world, { directDebitId: id })
  expect(await told()).toEqual({ refunded: 4719, chargedBack: 4799, refunds: ['done'], sold: 0 })
  expect(await lookAfterExcess(world)).toEqual([4719])
})
