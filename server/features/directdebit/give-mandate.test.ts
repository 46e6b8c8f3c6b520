import { describe, expect, test } from 'bun:test'
import { blockDebtor } from '../../../db/queries/directdebit/debtors.ts'
import { createLimits } from '../../core/limits.ts'
import type { Refusal } from '../../core/refusal.ts'
import { takeJobs } from '../../testing/mailbox.ts'
import { giveMandate, sendAnotherCode } from './give-mandate.ts'
import { keyOf } from './sealing.ts'
import { sign } from './sign.ts'
import { aCollectingSite } from './testing/collecting.ts'
import {
  aBuyer,
  aDebit,
  aDebtor,
  anIban,
  aPhone,
  atOnce,
  codeSentTo,
  filledIn,
  inE164,
  minute,
} from './testing/scene.ts'

const { db, world } = await aCollectingSite()

describe('a mandate', () => {
  test('needs its tick, and each fault stands at its field', async () => {
    await takeJobs(world)
    const { ctx, paymentId } = await aBuyer(world)
    const give = (changed: object) => giveMandate(ctx, { ...filledIn, paymentId, ...changed })
    const faultsIn = (changed: object) =>
      give(changed).then(
        () => [],
        ({ details }) => details.problems.map(({ code, details }: Refusal) => [code, details.field]),
      )
    for (const ticked of [null, 'sdd-0']) expect(await faultsIn({ ticked })).toEqual([['mandate_missing', 'mandate']])
    const wrong = { holder: ' ', iban: 'NL91ABNA0417164301', phone: '0201234567', city: 'Αθήνα', ticked: null }
    expect(await faultsIn(wrong)).toEqual([
      ['debtor_field_missing', 'holder'],
      ['iban_invalid', 'iban'],
      ['debtor_field_letters', 'city'],
      ['phone_invalid', 'phone'],
      ['mandate_missing', 'mandate'],
    ])
    expect(await faultsIn({ iban: 'NL02 ABNA 0123 4567 89' })).toEqual([['iban_invalid', 'iban']])
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

  test('is sent once a minute to a phone, whoever asks, and ten times a day to one that nobody of them has proved', async () => {
    const phone = aPhone()
    const buyers = await Promise.all(Array.from({ length: 12 }, () => aBuyer(world)))
    const give = (n: number) =>
      giveMandate(buyers[n]!.ctx, { ...filledIn, iban: anIban(), phone, paymentId: buyers[n]!.paymentId })
    const told = await atOnce(12, give)
    expect(told.filter((one) => one === 'done')).toHaveLength(1)
    expect(told.filter((one) => one === 'sms_code_too_soon')).toHaveLength(11)
    const [first] = told.flatMap((one, n) => (one === 'done' ? [n] : []))
    const others = buyers.flatMap((_, n) => (n === first ? [] : [n]))
    for (const n of others.slice(0, 9)) {
      world.pass(minute)
      await give(n)
    }
    world.pass(minute)
    await expect(give(others[9]!)).rejects.toMatchObject({ code: 'sms_codes_used_up' })
    await takeJobs(world)
  })

  test('is sent thirty times an hour from one network, whoever asks there and for whichever phone', async () => {
    const limits = createLimits()
    const give = async (network: string) => {
      const { ctx, paymentId } = await aBuyer(world)
      const given = { ...filledIn, iban: anIban(), phone: aPhone(), paymentId }
      return giveMandate({ ...ctx, limits, network }, given)
    }
    for (let n = 0; n < 30; n++) await give('192.0.2.0/24')
    await expect(give('192.0.2.0/24')).rejects.toMatchObject({ code: 'too_many_requests' })
    await give('198.51.100.0/24')
    await takeJobs(world)
  })

  test('comes to whoever has signed with the phone before, however often others have asked for it', async () => {
    const { member, ctx, phone, code, type } = await aDebtor(world)
    await type(code)
    for (let n = 0; n < 9; n++) {
      world.pass(minute)
      const stranger = await aBuyer(world)
      await giveMandate(stranger.ctx, { ...filledIn, iban: anIban(), phone, paymentId: stranger.paymentId })
    }
    const { paymentId } = await aDebit(world, member)
    await giveMandate(ctx, { ...filledIn, iban: anIban(), phone, paymentId })
    await sign(ctx, { paymentId, code: await codeSentTo(world, inE164(phone)) })
  })

  test('is sent five times a day to one member, whatever the phone', async () => {
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
