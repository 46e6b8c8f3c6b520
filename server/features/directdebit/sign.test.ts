import { describe, expect, test } from 'bun:test'
import type { Db } from '../../../db/client.ts'
import { findLatestCode, takeTry } from '../../../db/queries/directdebit/codes.ts'
import { setSigned } from '../../../db/queries/directdebit/debits.ts'
import { lockDebtors } from '../../../db/queries/directdebit/debtors.ts'
import { money } from '../../../db/reference/money/money.ts'
import { aMember } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { mailsTo, takeJobs } from '../../testing/mailbox.ts'
import { view } from '../orders/view/order-view.ts'
import { get } from '../transactions/get.ts'
import { giveMandate, sendAnotherCode } from './give-mandate.ts'
import { bankProvider } from './provider.ts'
import { mostTries } from './rules/codes.ts'
import { show } from './show.ts'
import { sign } from './sign.ts'
import { aCollectingSite } from './testing/collecting.ts'
import {
  aBuyer,
  aDebit,
  aDebtor,
  anIban,
  aPhone,
  aSigned,
  atOnce,
  codeSentTo,
  filledIn,
  inE164,
  minute,
} from './testing/scene.ts'

const { db, sql, world } = await aCollectingSite()

const wrong = (code: string, n = 1) => String((Number(code) + n) % 1_000_000).padStart(6, '0')

const balanceOf = async (memberId: string) =>
  (await sql`select balance from wallets where member_id = ${memberId}`)[0].balance

describe('a mandate', () => {
  test('is signed by the code from the phone: the credits are there at once, and the member is told what is collected', async () => {
    const { ctx, member, paymentId, created } = await aBuyer(world)
    expect(created).toMatchObject({
      state: { status: 'open' },
      checkoutUrl: `http://localhost/directdebit?payment=${paymentId}`,
    })
    const shown = await show(ctx, paymentId)
    expect(shown).toMatchObject({
      state: 'open',
      isTest: true,
      total: 4799,
      credits: 60,
      given: null,
      collectOn: '2026-06-08',
    })
    expect(shown.reference).toMatch(/^VONK-M-\d{6}$/)

    const given = await giveMandate(ctx, { ...filledIn, paymentId })
    expect(given.given).toEqual({
      ...{ ibanCountry: 'NL', ibanEnd: '4300', phoneEnd: '678', nextCodeIn: 60, isCodeSpent: false },
      details: {
        ...{ holder: 'S. de Wit', street: 'Kleine Houtweg', houseNumber: '18', zip: '2012 CB', city: 'Haarlem' },
      },
    })
    const code = await codeSentTo(world, '+31612345678')
    expect(await sign(ctx, { paymentId, code })).toMatchObject({ state: 'signed', given: { details: null } })
    expect(await balanceOf(member.id)).toBe(60)
    const mails = await mailsTo(world, member.email)
    expect(mails.map(({ subject }) => subject)).toContain('Bevestiging van je aankoop: 60 credits')
    const mail = mails.find(({ subject }) => !subject.startsWith('Bevestiging'))
    for (const words of ['€ 47,99', '8 juni 2026', 'NL •••• 4300', shown.reference, 'NL22ZZZ000000000000'])
      expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(words)
    expect(await findFaults(db)).toEqual([])
  })

  test('signed again, or many times at once, is signed once', async () => {
    const { type, code, member } = await aDebtor(world)
    expect(await atOnce(5, () => type(code))).toEqual(Array(5).fill('done'))
    await type('000000')
    expect(await balanceOf(member.id)).toBe(60)
    await mailsTo(world, member.email)
    // The purchase is confirmed by another one.
    expect((await mailsTo(world, member.email)).map(({ subject }) => subject.split(' ')[0]).sort()).toEqual([
      'Aankondiging:',
      'Bevestiging',
    ])
  })

  test('is settled by whoever looks after payments where the process was killed behind the signature', async () => {
    const { member, id, type, code } = await aDebtor(world)
    await db.transaction(async (tx) => {
      const { held } = await lockDebtors(tx, ['x'])
      await setSigned(tx, held, { id, ibanKey: 'x', phoneKey: 'x' }, { signedAt: world.now(), collectOn: '2026-06-08' })
    })
    expect((await bankProvider(world).fetch(id)).status).toBe('paid')
    expect(await balanceOf(member.id)).toBe(0)
    await type(code)
    expect(await balanceOf(member.id)).toBe(60)
  })

  test('cannot be signed when it was cancelled or waited for too long; what is signed cannot be cancelled', async () => {
    const late = await aDebtor(world)
    await bankProvider(world).cancel(late.id)
    await expect(late.type(late.code)).rejects.toMatchObject({ code: 'direct_debit_closed' })
    const signed = await aSigned(world)
    await bankProvider(world).cancel(signed.id)
    expect((await bankProvider(world).fetch(signed.id)).status).toBe('paid')
    const { ctx, paymentId } = await aBuyer(world)
    world.pass(31 * minute)
    await expect(giveMandate(ctx, { ...filledIn, paymentId })).rejects.toMatchObject({ code: 'direct_debit_closed' })
    expect((await show(ctx, paymentId)).state).toBe('closed')
  })

  test('is over at the very moment at which its order is, and so is the way back to it', async () => {
    const { ctx, orderId, paymentId, created, type, code } = await aDebtor(world)
    await sql`update payments set provider_payment_id = ${created.providerPaymentId}, checkout_url = ${created.checkoutUrl}
      where id = ${paymentId}`
    const ways = async () => [
      (await show(ctx, paymentId)).state,
      (await view(ctx, orderId)).state,
      (await get(ctx, orderId)).isPayable,
    ]
    world.pass(30 * minute - 1)
    expect(await ways()).toEqual(['open', 'open', true])
    world.pass(1)
    expect(await ways()).toEqual(['closed', 'expired', false])
    await expect(type(code)).rejects.toMatchObject({ code: 'direct_debit_closed' })
  })

  test('is one’s own', async () => {
    const { paymentId } = await aDebtor(world)
    const stranger = await world.as(await aMember(db))
    const no = { code: 'direct_debit_not_found' }
    await expect(show(stranger, paymentId)).rejects.toMatchObject(no)
    await expect(giveMandate(stranger, { ...filledIn, paymentId })).rejects.toMatchObject(no)
    await expect(sendAnotherCode(stranger, paymentId)).rejects.toMatchObject(no)
    await expect(sign(stranger, { paymentId, code: '000000' })).rejects.toMatchObject(no)
  })
})

describe('a code', () => {
  test('has five tries, of fifty at once as well, and the right one is no use after them', async () => {
    const { type, code, id, member, paymentId } = await aDebtor(world)
    const told = await atOnce(50, (n) => type(wrong(code, n + 1)))
    expect(told.filter((one) => one === 'sms_code_invalid')).toHaveLength(4)
    expect(told.filter((one) => one === 'sms_code_spent')).toHaveLength(46)
    expect((await sql`select tries from direct_debit_codes where direct_debit_id = ${id}`)[0].tries).toBe(5)
    await expect(type(code)).rejects.toMatchObject({ code: 'sms_code_spent' })
    expect(await balanceOf(member.id)).toBe(0)
    const ctx = await world.as(member)
    expect((await show(ctx, paymentId)).given?.isCodeSpent).toBe(true)
    world.pass(60_000)
    expect((await sendAnotherCode(ctx, paymentId)).given?.isCodeSpent).toBe(false)
  })

  test('that is right is no try: many at once are done, behind wrong ones too', async () => {
    const { type, code, id, member } = await aDebtor(world)
    for (let n = 1; n < mostTries; n++)
      await expect(type(wrong(code, n))).rejects.toMatchObject({ code: 'sms_code_invalid' })
    expect(await atOnce(8, () => type(code))).toEqual(Array(8).fill('done'))
    expect((await sql`select tries from direct_debit_codes where direct_debit_id = ${id}`)[0].tries).toBe(mostTries - 1)
    await type(code)
    expect(await balanceOf(member.id)).toBe(60)
  })

  test('that is right waits for tries that are counted at that moment, and comes too late behind the last', async () => {
    const { id } = await aDebtor(world)
    const { id: codeId, codeHash } = (await findLatestCode(db, id))!
    const tries = (tx: Db, hash: string) => takeTry(tx, { id: codeId, codeHash: hash }, mostTries)
    for (let n = 1; n < mostTries; n++) await tries(db, 'wrong')
    const { late } = await db.transaction(async (tx) => {
      expect(await tries(tx, 'wrong')).toEqual({ isRight: false, left: 0 })
      return { late: tries(db, codeHash!) }
    })
    expect(await late).toBeUndefined()
  })

  test('says how many tries are left', async () => {
    const { type, code } = await aDebtor(world)
    await expect(type(wrong(code))).rejects.toMatchObject({
      code: 'sms_code_invalid',
      details: { field: 'code', left: 4 },
    })
    await expect(type(wrong(code))).rejects.toMatchObject({ details: { left: 3 } })
  })

  test('is not tried by what is no code yet', async () => {
    const { type, code } = await aDebtor(world)
    for (const typed of ['', '12', code.slice(1), `${code}0`])
      await expect(type(typed)).rejects.toMatchObject({ code: 'sms_code_incomplete', details: { field: 'code' } })
    await expect(type(wrong(code))).rejects.toMatchObject({ details: { left: 4 } })
  })

  test('works ten minutes', async () => {
    const { type, code } = await aDebtor(world)
    world.pass(10 * minute + 1)
    await expect(type(code)).rejects.toMatchObject({ code: 'sms_code_too_old' })
  })

  test('signs nothing that was filled in after it', async () => {
    const { ctx, paymentId, type, code, phone } = await aDebtor(world)
    world.pass(minute)
    await giveMandate(ctx, { ...filledIn, paymentId, phone, iban: anIban() })
    await expect(type(code)).rejects.toMatchObject({ code: 'sms_code_too_old' })
  })

  test('signs nothing that is filled in at the same moment', async () => {
    const { ctx, paymentId, code, phone } = await aDebtor(world)
    world.pass(minute)
    const giveFirst = async (work: never) => {
      await giveMandate(ctx, { ...filledIn, paymentId, phone, iban: anIban() })
      return db.transaction(work)
    }
    const overtaken = { ...ctx, db: Object.assign(Object.create(ctx.db), { transaction: giveFirst }) }
    await expect(sign(overtaken, { paymentId, code })).rejects.toMatchObject({ code: 'sms_code_too_old' })
    await takeJobs(world)
  })
})

describe('what may be signed in 30 days', () => {
  test('is never exceeded from one account by many members at once', async () => {
    const iban = anIban()
    const debtors: Awaited<ReturnType<typeof aDebtor>>[] = []
    for (let n = 0; n < 8; n++) debtors.push(await aDebtor(world, { iban }))
    const told = await atOnce(8, (n) => debtors[n]!.type(debtors[n]!.code))
    expect(told.filter((one) => one === 'done')).toHaveLength(3)
    expect(told.filter((one) => one === 'direct_debit_limit_reached')).toHaveLength(5)
    world.pass(30 * 24 * 60 * minute + 1)
    await aSigned(world, { iban })
  })

  test('is never exceeded with one phone by many members at once, each with an account of their own', async () => {
    const phone = aPhone()
    const debtors: Awaited<ReturnType<typeof aDebtor>>[] = []
    for (let n = 0; n < 6; n++) {
      debtors.push(await aDebtor(world, { phone }))
      world.pass(minute)
    }
    const told = await atOnce(6, (n) => debtors[n]!.type(debtors[n]!.code))
    expect(told.filter((one) => one === 'done')).toHaveLength(3)
    expect(told.filter((one) => one === 'direct_debit_limit_reached')).toHaveLength(3)
    const { ctx, paymentId } = await aBuyer(world)
    const again = { ...filledIn, iban: anIban(), phone: inE164(phone), paymentId }
    await expect(giveMandate(ctx, again)).rejects.toMatchObject({ code: 'direct_debit_limit_reached' })
    world.pass(30 * 24 * 60 * minute + 1)
    const later = await aDebtor(world, { phone })
    await later.type(later.code)
  })

  test('is not used up by what was given back before it was collected', async () => {
    const iban = anIban()
    for (let n = 0; n < 3; n++) {
      const { id } = await aSigned(world, { iban })
      await bankProvider(world).refund(id, { id: crypto.randomUUID(), amount: money(4799, 'EUR'), description: 'Vonk' })
    }
    await aSigned(world, { iban })
  })

  test('is never exceeded by one member with many accounts', async () => {
    const member = await aMember(db)
    const ctx = await world.as(member)
    const ready: { paymentId: string; code: string }[] = []
    for (let n = 0; n < 5; n++) {
      const [{ paymentId }, phone] = [await aDebit(world, member), aPhone()]
      await giveMandate(ctx, { ...filledIn, iban: anIban(), phone, paymentId })
      ready.push({ paymentId, code: await codeSentTo(world, inE164(phone)) })
      world.pass(minute)
    }
    const told = await atOnce(5, (n) => sign(ctx, ready[n]!))
    expect(told.filter((one) => one === 'done')).toHaveLength(3)
    expect(await balanceOf(member.id)).toBe(180)
  })
})
