import { afterEach, describe, expect, test } from 'bun:test'
import { setReturned } from '../../../db/queries/directdebit/files.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { brokenInvariants } from '../../../db/testing/money/invariants.ts'
import { settleReturned } from './files/take-returns.ts'
import { giveMandate } from './give-mandate.ts'
import { sign } from './sign.ts'
import { termsFor } from './terms.ts'
import { aBankFolder } from './testing/bank-folder.ts'
import { aCollectingSite } from './testing/collecting.ts'
import { aBuyer, aDebit, anIban, aPhone, aSigned, codeSentTo, filledIn, inE164, minute } from './testing/scene.ts'

const { db, world } = await aCollectingSite({ directDebitFirstLimit: 2_500 })
const { exportNow } = aBankFolder(world)
const day = 24 * 60 * minute

afterEach(async () => {
  expect(await findFaults(db)).toEqual([])
  expect(await brokenInvariants(db)).toEqual([])
})

describe('an account of which nothing was collected yet', () => {
  test('signs for the first limit, whoever asks it and in how many pieces, and says how much is left', async () => {
    const [iban, phone] = [anIban(), aPhone()]
    const { ctx, paymentId, member } = await aBuyer(world)
    await expect(giveMandate(ctx, { ...filledIn, iban, phone, paymentId })).rejects.toMatchObject({
      code: 'direct_debit_first_limit_reached',
      words: expect.stringMatching(/^Van een nieuwe rekening .*€\s25,00.*€\s25,00/),
    })
    expect(await termsFor(ctx)).toMatchObject({ max: { minor: 2500 }, isFirst: true })
    const small = await aDebit(world, member, 2249)
    await giveMandate(ctx, { ...filledIn, iban, phone, paymentId: small.paymentId })
    await sign(ctx, { paymentId: small.paymentId, code: await codeSentTo(world, inE164(phone)) })
    expect(await termsFor(ctx)).toMatchObject({ max: { minor: 251 } })
    const third = await aDebit(world, member, 999)
    for (const account of [iban, anIban()])
      await expect(
        giveMandate(ctx, { ...filledIn, iban: account, phone: aPhone(), paymentId: third.paymentId }),
      ).rejects.toMatchObject({ code: 'direct_debit_first_limit_reached' })
    const stranger = await aBuyer(world, 999)
    await expect(
      giveMandate(stranger.ctx, { ...filledIn, iban, phone: aPhone(), paymentId: stranger.paymentId }),
    ).rejects.toMatchObject({ code: 'direct_debit_first_limit_reached' })
  })

  test('signs for more once a collection is past its bank’s returns, and not when that came back', async () => {
    const [iban, other] = [anIban(), anIban()]
    const [{ ctx, member }, failed] = [
      await aSigned(world, { iban, minor: 2249 }),
      await aSigned(world, { iban: other, minor: 2249 }),
    ]
    await exportNow()
    const isRefused = async (buyer: { ctx: typeof ctx; member: typeof member }, iban: string) => {
      const { paymentId } = await aDebit(world, buyer.member)
      const phone = aPhone()
      return giveMandate(buyer.ctx, { ...filledIn, iban, phone, paymentId }).then(
        () => false,
        ({ code }) => code === 'direct_debit_first_limit_reached',
      )
    }
    world.pass(8 * day)
    expect(await isRefused({ ctx, member }, iban)).toBe(true)
    await db.transaction((tx) => setReturned(tx, failed.id, { returnedAt: world.now(), returnReason: 'AM04' }))
    await settleReturned(world, { directDebitId: failed.id })
    world.pass(9 * day)
    expect(await isRefused({ ctx, member }, iban)).toBe(false)
    expect(await isRefused({ ctx, member }, anIban())).toBe(true)
    expect(await isRefused(failed, other)).toBe(true)
    expect(await termsFor(ctx)).toMatchObject({ max: { minor: 15_000 - 2249 }, isFirst: false })
  })
})
