import { beforeEach, expect, test } from 'bun:test'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import { lockOrder } from '../../../db/queries/orders/lock.ts'
import { aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { aPaidOrder, aRefund, refundsOf } from '../../../db/testing/orders.ts'
import { requestRefund } from './refunds.ts'

const { db } = await freshDatabase()
await aSite(db)

let ada: TestMember
beforeEach(async () => {
  ada = await aMember(db)
})

const refund = (payment: { id: string; orderId: string }, minor: number) =>
  db.transaction(async (tx) => {
    const locked = await lockOrder(tx, await lockMembers(tx, [ada.id]), { memberId: ada.id, orderId: payment.orderId })
    const back = { orderId: payment.orderId, paymentId: payment.id, minor, now: new Date() }
    return requestRefund(tx, locked!.held, { ...back, reason: 'goodwill' })
  })

test('of a payment never more goes back than came in, counting what is on its way', async () => {
  const payment = await aPaidOrder(db, ada.id)
  await refund(payment, 4000)
  await expect(refund(payment, 800)).rejects.toThrow('of which 799 is left')
  await refund(payment, 799)
  expect((await refundsOf(db, ada)).map(({ minor }) => minor)).toEqual([4000, 799])
})

test('what goes back of another payment takes nothing of it', async () => {
  const other = await aPaidOrder(db, (await aMember(db)).id)
  await aRefund(db, other, { id: other.id, minor: 1998 })
  await refund(await aPaidOrder(db, ada.id), 4799)
})
