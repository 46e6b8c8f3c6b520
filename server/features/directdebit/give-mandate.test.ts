import { beforeAll, describe, expect, test } from 'bun:test'
import { blockDebtor } from '../../../db/queries/directdebit/debtors.ts'
import { aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { takeJobs } from '../../testing/mailbox.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { giveMandate, sendAnotherCode } from './give-mandate.ts'
import { keyOf } from './sealing.ts'
import { creditor } from './testing/creditor.ts'
import { aBuyer, aDebtor, anIban, aPhone, atOnce, codeSentTo, filledIn, inE164, minute } from './testing/scene.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db, { settings: { directDebitCreditor: creditor } })
  world = await testWorld(database)
})

describe('a mandate', () => {
  test('needs its tick, and each fault stands at its field', async () => {
    await takeJobs(world)
    const { ctx, paymentId } = await aBuyer(world)
    const give = (changed: object) => giveMandate(ctx, { ...filledIn, paymentId, ...changed })
    await expect(give({ ticked: null })).rejects.toMatchObject({
      code: 'mandate_missing',
      details: { field: 'mandate' },
    })
    const refusal = await give({ holder: ' ', iban: 'NL91ABNA0417164301', phone: '0201234567', city: 'Αθήνα' }).catch(
      (no) => no,
    )
    expect(
      refusal.details.problems.map(({ code, details }: never) => [code, (details as { field: string }).field]),
    ).toEqual([
      ['debtor_field_missing', 'holder'],
      ['iban_invalid', 'iban'],
      ['debtor_field_letters', 'city'],
      ['phone_invalid', 'phone'],
    ])
    expect(await takeJobs(world)).toEqual([])
  })

  test('is refused before a code is sent', async () => {
    await takeJobs(world)
    const { ctx, paymentId } = await aBuyer(world, 15_001)
    await expect(giveMandate(ctx, { ...filledIn, paymentId })).rejects.toMatchObject({
      code: 'direct_debit_limit_reached',
    })
    expect(await takeJobs(world)).toEqual([])
  })
})

describe('a code', () => {
  test('dies with the next one, which comes after a minute', async () => {
    const { ctx, paymentId, type, code, phone } = await aDebtor(world)
    await expect(sendAnotherCode(ctx, paymentId)).rejects.toMatchObject({
      code: 'sms_code_too_soon',
      details: { retryAfter: 60 },
    })
    world.pass(minute)
    await sendAnotherCode(ctx, paymentId)
    await expect(type(code)).rejects.toMatchObject({ code: 'sms_code_too_old' })
    await type(await codeSentTo(world, inE164(phone)))
  })

  test('is sent five times a day to one phone, whoever asks, and to one member, whatever the phone', async () => {
    const phone = aPhone()
    const buyers = await Promise.all(Array.from({ length: 12 }, () => aBuyer(world)))
    const give = (n: number) =>
      giveMandate(buyers[n]!.ctx, { ...filledIn, iban: anIban(), phone, paymentId: buyers[n]!.paymentId })
    const told = await atOnce(12, give)
    expect(told.filter((one) => one === 'done')).toHaveLength(5)
    expect(told.filter((one) => one === 'sms_codes_used_up')).toHaveLength(7)
    await takeJobs(world)

    const { ctx, paymentId } = await aBuyer(world)
    const again = () => giveMandate(ctx, { ...filledIn, iban: anIban(), phone: aPhone(), paymentId })
    for (let n = 0; n < 5; n++) {
      await again()
      world.pass(minute)
    }
    await expect(again()).rejects.toMatchObject({ code: 'sms_codes_used_up' })
    await takeJobs(world)
  })

  test('asked for twice at once is sent once', async () => {
    const { ctx, paymentId } = await aBuyer(world)
    const phone = aPhone()
    const told = await atOnce(5, () => giveMandate(ctx, { ...filledIn, iban: anIban(), phone, paymentId }))
    expect(told.filter((one) => one === 'done')).toHaveLength(1)
    await takeJobs(world)
  })
})

test('a blocked account and a blocked phone are refused, also when they were blocked behind the code', async () => {
  const [iban, phone] = [anIban(), aPhone()]
  const { type, code } = await aDebtor(world, { iban, phone })
  await blockDebtor(db, keyOf(world, 'iban', iban), 'operator', world.now())
  await expect(type(code)).rejects.toMatchObject({ code: 'iban_blocked', details: { field: 'iban' } })
  await blockDebtor(db, keyOf(world, 'phone', inE164(phone)), 'operator', world.now())
  const { ctx, paymentId } = await aBuyer(world)
  const give = (changed: object) =>
    giveMandate(ctx, { ...filledIn, iban: anIban(), phone: aPhone(), paymentId, ...changed })
  await expect(give({ iban })).rejects.toMatchObject({ code: 'iban_blocked' })
  await expect(give({ phone })).rejects.toMatchObject({ code: 'phone_blocked' })
})
