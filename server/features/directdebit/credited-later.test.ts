import { afterEach, expect, test } from 'bun:test'
import { setReturned } from '../../../db/queries/directdebit/files.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { brokenInvariants } from '../../../db/testing/money/invariants.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { reconcile } from '../orders/upkeep/reconcile.ts'
import { view } from '../orders/view/order-view.ts'
import { settleReturned } from './files/take-returns.ts'
import { show } from './show.ts'
import { aBankFolder } from './testing/bank-folder.ts'
import { aCollectingSite } from './testing/collecting.ts'
import { aSigned, minute } from './testing/scene.ts'

const { db, sql, world } = await aCollectingSite({ directDebitCredit: 'after_collection' })
const { exportNow } = aBankFolder(world)
const day = 24 * 60 * minute

afterEach(async () => {
  expect(await findFaults(db)).toEqual([])
  expect(await brokenInvariants(db)).toEqual([])
})

const balanceOf = async (memberId: string) =>
  (await sql`select balance from wallets where member_id = ${memberId}`)[0].balance

/** Somebody who has signed, as the shop knows their payment. */
async function aSignedPayment() {
  const signed = await aSigned(world, { minor: 2249 })
  await sql`update payments set provider_payment_id = ${signed.id} where id = ${signed.paymentId}`
  return signed
}

test('where the credits come after the collection, nothing is credited by the signature, and all once no bank returns it any more; the member is told', async () => {
  const { ctx, member, orderId, paymentId } = await aSignedPayment()
  expect((await show(ctx, paymentId)).creditOn).toBe('2026-06-15')
  expect(await view(ctx, orderId)).toMatchObject({
    state: 'pending',
    payment: { collection: { state: 'announced', day: '2026-06-08' } },
  })
  const [mail] = await mailsTo(world, member.email)
  expect(mail?.text).toContain('15 juni 2026')
  expect(mail?.text).not.toContain('Je credits heb je al')
  await exportNow()
  world.pass(13 * day)
  await reconcile(world)
  expect(await balanceOf(member.id)).toBe(0)
  world.pass(day)
  await reconcile(world)
  expect(await balanceOf(member.id)).toBe(60)
  await reconcile(world)
  expect(await balanceOf(member.id)).toBe(60)
})

test('what comes back before its credits brings nothing and takes nothing', async () => {
  const { ctx, member, orderId, id } = await aSignedPayment()
  await exportNow()
  world.pass(9 * day)
  await db.transaction((tx) => setReturned(tx, id, { returnedAt: world.now(), returnReason: 'AM04' }))
  await settleReturned(world, { directDebitId: id })
  world.pass(30 * day)
  await reconcile(world)
  expect(await balanceOf(member.id)).toBe(0)
  expect((await view(ctx, orderId)).paidAt).toBeNull()
})
