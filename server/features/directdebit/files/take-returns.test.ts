import { describe, expect, test } from 'bun:test'
import { findFaults } from '../../../../db/testing/faults.ts'
import { doJobs, takeJobs } from '../../../testing/mailbox.ts'
import { giveMandate } from '../give-mandate.ts'
import { endToEndId } from '../rules/reference.ts'
import { aBankFolder } from '../testing/bank-folder.ts'
import { aCollectingSite } from '../testing/collecting.ts'
import { camt054, pain002 } from '../testing/returned.ts'
import { aDebit, anIban, aPhone, aSigned, filledIn } from '../testing/scene.ts'
import { takeReturns } from './take-returns.ts'

const { db, sql, world } = await aCollectingSite({ directDebitLimit: 1_000_000 })
const { exportNow } = aBankFolder(world)

const balanceOf = async (id: string) => (await sql`select balance from wallets where member_id = ${id}`)[0].balance

describe('what the bank sends back', () => {
  test('takes the credits along, once, however often the file comes', async () => {
    const { id, member } = await aSigned(world)
    await exportNow()
    expect(await takeReturns(world, camt054([endToEndId(id)], 'AM04'))).toMatchObject({ booked: 1, known: 0 })
    await doJobs(world)
    expect(await balanceOf(member.id)).toBe(0)
    const again = await Promise.all(Array.from({ length: 5 }, () => takeReturns(world, pain002(id, 'AM04'))))
    expect(again.map(({ booked, known }) => [booked, known])).toEqual(Array(5).fill([0, 1]))
    expect(await takeJobs(world)).toEqual([])
    expect(await findFaults(db)).toEqual([])
  })

  test('blocks an account that says that nothing may be collected there, and no other', async () => {
    for (const [reason, code] of [
      ['AM04', undefined],
      ['MD06', 'iban_blocked'],
    ] as const) {
      const iban = anIban()
      const { id, ctx, member } = await aSigned(world, { iban })
      await exportNow()
      await takeReturns(world, pain002(id, reason))
      world.pass(60_000)
      const { paymentId } = await aDebit(world, member)
      const given = await giveMandate(ctx, { ...filledIn, iban, phone: aPhone(), paymentId }).catch((no) => no)
      expect([reason, given.code]).toEqual([reason, code])
    }
    await doJobs(world)
  })

  test('of somebody else, or of what was never handed to the bank, changes nothing and is told', async () => {
    const { id, member } = await aSigned(world)
    const ids = ['NOTPROVIDED', endToEndId(crypto.randomUUID()), endToEndId(id)]
    expect((await takeReturns(world, camt054(ids, 'AC04'))).unknown).toEqual(ids)
    expect(await balanceOf(member.id)).toBe(60)
  })
})
