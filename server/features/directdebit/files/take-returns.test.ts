import { describe, expect, test } from 'bun:test'
import { findFaults } from '../../../../db/testing/faults.ts'
import { countStatements } from '../../../../db/testing/statements.ts'
import { doJobs, takeJobs } from '../../../testing/mailbox.ts'
import { giveMandate } from '../give-mandate.ts'
import { endToEndId } from '../rules/reference.ts'
import { aBankFolder } from '../testing/bank-folder.ts'
import { aCollectingSite } from '../testing/collecting.ts'
import { camt054, pain002, statusReport } from '../testing/returned.ts'
import { aDebit, anIban, aPhone, aSigned, aSignedForLater, filledIn } from '../testing/scene.ts'
import { takeReturns } from './take-returns.ts'

const database = await aCollectingSite({ directDebitLimit: 1_000_000 })
const { db, sql, world } = database
const { exportNow, textOf } = aBankFolder(world)

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
    // The member gets one mail.
    expect((await takeJobs(world)).map(({ queue }) => queue)).toEqual(['taken_back_mail'])
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

  test('by another amount is booked back as it was collected, and told with both', async () => {
    const { id, member } = await aSigned(world)
    await exportNow()
    const other = { endToEndId: endToEndId(id), told: 4899, collected: 4799 }
    expect(await takeReturns(world, pain002(id, 'AM04', '48.99'))).toMatchObject({ booked: 1, otherAmounts: [other] })
    await doJobs(world)
    expect(await balanceOf(member.id)).toBe(0)
    const fee =
      '<n:Amt Ccy="EUR">52.99</n:Amt><n:AmtDtls><n:InstdAmt><n:Amt Ccy="EUR">47.99</n:Amt></n:InstdAmt></n:AmtDtls>'
    for (const [amounts, told] of [
      ['<n:Amt Ccy="EUR">47.99</n:Amt>', []],
      [fee, []],
      ['', []],
      ['<n:Amt Ccy="EUR">47.9</n:Amt>', [{ ...other, told: 4790 }]],
      ['<n:AmtDtls><n:TxAmt><n:Amt Ccy="EUR">10</n:Amt></n:TxAmt></n:AmtDtls>', [{ ...other, told: 1000 }]],
    ] as const)
      expect((await takeReturns(world, camt054([endToEndId(id)], 'AM04', amounts))).otherAmounts, amounts).toEqual([
        ...told,
      ])
    expect(await findFaults(db)).toEqual([])
  })

  test('of somebody else, or of what was never handed to the bank, changes nothing and is told', async () => {
    const { id, member } = await aSigned(world)
    const ids = ['NOTPROVIDED', endToEndId(crypto.randomUUID()), endToEndId(id)]
    expect((await takeReturns(world, camt054(ids, 'AC04'))).unknown).toEqual(ids)
    expect(await balanceOf(member.id)).toBe(60)
  })

  test('by thousands that are unknown is looked up by hundreds', async () => {
    const ids = Array.from({ length: 1001 }, () => endToEndId(crypto.randomUUID()))
    const { result, statements } = await countStatements(database, () => takeReturns(world, camt054(ids, 'AC04')))
    expect(result.unknown).toEqual(ids)
    expect(statements).toHaveLength(3)
  })

  test('blocks no account for a reason that was given for the whole file', async () => {
    const iban = anIban()
    const { id } = await aSigned(world, { iban })
    await exportNow()
    const xml = statusReport({ status: 'RJCT', reason: 'AC01' }, { collections: [{ endToEndId: endToEndId(id) }] })
    expect(await takeReturns(world, xml)).toMatchObject({ booked: 1 })
    await aSigned(world, { iban })
  })

  test('and was handed in twice stays collected', async () => {
    const { id, member } = await aSigned(world)
    await exportNow()
    const xml = statusReport({ status: 'RJCT', reason: 'DU01' }, { collections: [{ endToEndId: endToEndId(id) }] })
    expect(await takeReturns(world, xml)).toMatchObject({ booked: 0, twice: [endToEndId(id)] })
    expect(await balanceOf(member.id)).toBe(60)
  })

  test('as a whole is told with how much of it is not booked back, until all of it is', async () => {
    const [first, second] = [await aSigned(world), await aSigned(world)]
    const later = await aSignedForLater(world)
    const [name] = await exportNow()
    const id = name!.replace('.xml', '')
    expect(textOf(name!)).toContain(`<PmtInfId>${id}.1</PmtInfId>`)
    const refuse = async (part: string | undefined, ...named: { id: string }[]) => {
      const collections = named.map((one) => ({ endToEndId: endToEndId(one.id) }))
      const [group, ofPart] = part ? [{}, { status: 'RJCT', id: part }] : [{ status: 'RJCT' }, {}]
      return (await takeReturns(world, statusReport({ id, ...group }, { collections, ...ofPart }))).refusedWhole
    }
    expect(await refuse(undefined)).toMatchObject([{ id, open: 3 }])
    expect(await refuse(`${id}.0`, first)).toMatchObject([{ id: `${id}.0`, open: 1 }])
    expect(await refuse(`${id}.1`)).toMatchObject([{ id: `${id}.1`, open: 1 }])
    expect(await refuse(`${id}.0`, second)).toEqual([])
    expect(await refuse(undefined, first, second, later)).toEqual([])
    expect(await refuse(`${id}.7`)).toMatchObject([{ id: `${id}.7`, kind: null }])
  })
})
