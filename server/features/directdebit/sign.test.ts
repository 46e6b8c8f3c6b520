import { beforeAll, describe, expect, test } from 'bun:test'
import { setSigned } from '../../../db/queries/directdebit/debits.ts'
import { blockDebtor, lockDebtors } from '../../../db/queries/directdebit/debtors.ts'
import { money } from '../../../db/reference/money/money.ts'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { ProviderRefused } from '../../gateways/payments/provider.ts'
import { openSmsInbox, type Sms } from '../../gateways/sms.ts'
import { doJob, mailsTo, takeJobs } from '../../testing/mailbox.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { giveMandate, sendAnotherCode } from './give-mandate.ts'
import { bankProvider } from './provider.ts'
import { keyOf } from './sealing.ts'
import { show } from './show.ts'
import { sign } from './sign.ts'
import { creditor } from './testing/creditor.ts'
import { aBuyer, aDebit, anIban, aPhone, aSigned, atOnce, codeSentTo, filledIn, newPayment } from './testing/scene.ts'
import { forgetMandates } from './upkeep.ts'

const database = await freshDatabase()
const { db, sql } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db, { settings: { directDebitCreditor: creditor } })
  world = await testWorld(database)
})

const minute = 60_000
const inE164 = (phone: string) => `+31${phone.slice(1)}`

/** A buyer who has filled in the form, and the code that they were sent. */
async function aDebtor(traits: { iban?: string; phone?: string; minor?: number } = {}) {
  const { iban = anIban(), phone = aPhone() } = traits
  const buyer = await aBuyer(world, traits.minor)
  await giveMandate(buyer.ctx, { ...filledIn, iban, phone, paymentId: buyer.paymentId })
  const code = await codeSentTo(world, inE164(phone))
  return { ...buyer, iban, phone, code, type: (typed: string) => sign(buyer.ctx, { ...buyer, code: typed }) }
}

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
    expect(given.given).toEqual({ ibanCountry: 'NL', ibanEnd: '4300', phoneEnd: '678', nextCodeIn: 60 })
    const code = await codeSentTo(world, '+31612345678')
    expect((await sign(ctx, { paymentId, code })).state).toBe('signed')
    expect(await balanceOf(member.id)).toBe(60)
    const [mail] = (await mailsTo(world, member.email)).slice(-1)
    for (const words of ['€ 47,99', '8 juni 2026', 'NL •••• 4300', shown.reference, 'NL22ZZZ000000000000'])
      expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(words)
    expect(await findFaults(db)).toEqual([])
  })

  test('signed again, or many times at once, is signed once', async () => {
    const { type, code, member } = await aDebtor()
    expect(await atOnce(5, () => type(code))).toEqual(Array(5).fill('done'))
    await type('000000')
    expect(await balanceOf(member.id)).toBe(60)
    await mailsTo(world, member.email)
    expect((await mailsTo(world, member.email)).length).toBe(1)
  })

  test('is settled by whoever looks after payments where the process was killed behind the signature', async () => {
    const { member, id, type, code } = await aDebtor()
    await db.transaction(async (tx) => {
      const { held } = await lockDebtors(tx, ['x'])
      await setSigned(tx, held, { id, ibanKey: 'x' }, { signedAt: world.now(), collectOn: '2026-06-08' })
    })
    expect((await bankProvider(world).fetch(id)).status).toBe('paid')
    expect(await balanceOf(member.id)).toBe(0)
    await type(code)
    expect(await balanceOf(member.id)).toBe(60)
  })

  test('has a number of its own, none is left out, and asked for twice it is one', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => aMember(db)))
    const [before] = await sql`select coalesce(max(number), 0)::int as last from direct_debits`
    const debits = await Promise.all(members.map((member) => aDebit(world, member)))
    const again = await Promise.all(debits.map(({ paymentId }) => bankProvider(world).create(newPayment(paymentId))))
    expect(again.map(({ providerPaymentId }) => providerPaymentId)).toEqual(debits.map(({ id }) => id))
    const rows = await sql`select number from direct_debits where number > ${before.last} order by number`
    expect(rows.map(({ number }: { number: number }) => number)).toEqual(members.map((_, n) => before.last + 1 + n))
  })

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

  test('is one’s own', async () => {
    const { paymentId } = await aDebtor()
    const stranger = await world.as(await aMember(db))
    const no = { code: 'direct_debit_not_found' }
    await expect(show(stranger, paymentId)).rejects.toMatchObject(no)
    await expect(giveMandate(stranger, { ...filledIn, paymentId })).rejects.toMatchObject(no)
    await expect(sendAnotherCode(stranger, paymentId)).rejects.toMatchObject(no)
    await expect(sign(stranger, { paymentId, code: '000000' })).rejects.toMatchObject(no)
  })

  test('cannot be signed when it was cancelled or waited for too long; what is signed cannot be cancelled', async () => {
    const late = await aDebtor()
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
})

test('whoever takes money by files refuses what it does not know, and what it cannot do', async () => {
  const bank = bankProvider(world)
  const amount = money(100, 'EUR')
  for (const id of ['tr_none', '', '\0', crypto.randomUUID()]) {
    await expect(bank.fetch(id), id).rejects.toBeInstanceOf(ProviderRefused)
    await expect(bank.cancel(id), id).rejects.toBeInstanceOf(ProviderRefused)
    const refund = { id: crypto.randomUUID(), amount, description: '' }
    await expect(bank.refund(id, refund), id).rejects.toBeInstanceOf(ProviderRefused)
    await expect(bank.refundState(id, id), id).rejects.toBeInstanceOf(ProviderRefused)
  }
  const { paymentId } = await aBuyer(world)
  await expect(bank.create(newPayment(crypto.randomUUID()))).rejects.toBeInstanceOf(ProviderRefused)
  await expect(bank.charge(newPayment(paymentId), 'x')).rejects.toBeInstanceOf(ProviderRefused)
  expect(await bank.methods('NL', 'EUR')).toEqual([{ method: 'sdd', banks: [] }])
  expect([await bank.methods('GB', 'GBP'), await bank.methods('GB', 'EUR')]).toEqual([[], []])
  expect((await world.payments.methods('NL', 'EUR')).find(({ method }) => method === 'sdd')?.provider).toBe('bank')
})

describe('a code', () => {
  test('has five tries, of fifty at once as well, and the right one is no use after them', async () => {
    const { type, code, id, member } = await aDebtor()
    const told = await atOnce(50, (n) => type(wrong(code, n + 1)))
    expect(told.filter((one) => one === 'sms_code_invalid')).toHaveLength(4)
    expect(told.filter((one) => one === 'sms_code_spent')).toHaveLength(46)
    expect((await sql`select tries from direct_debit_codes where direct_debit_id = ${id}`)[0].tries).toBe(5)
    await expect(type(code)).rejects.toMatchObject({ code: 'sms_code_spent' })
    expect(await balanceOf(member.id)).toBe(0)
  })

  test('says how many tries are left', async () => {
    const { type, code } = await aDebtor()
    await expect(type(wrong(code))).rejects.toMatchObject({
      code: 'sms_code_invalid',
      details: { field: 'code', left: 4 },
    })
    await expect(type(wrong(code))).rejects.toMatchObject({ details: { left: 3 } })
  })

  test('works ten minutes', async () => {
    const { type, code } = await aDebtor()
    world.pass(10 * minute + 1)
    await expect(type(code)).rejects.toMatchObject({ code: 'sms_code_too_old' })
  })

  test('dies with the next one, which comes after a minute', async () => {
    const { ctx, paymentId, type, code, phone } = await aDebtor()
    await expect(sendAnotherCode(ctx, paymentId)).rejects.toMatchObject({
      code: 'sms_code_too_soon',
      details: { retryAfter: 60 },
    })
    world.pass(minute)
    await sendAnotherCode(ctx, paymentId)
    await expect(type(code)).rejects.toMatchObject({ code: 'sms_code_too_old' })
    await type(await codeSentTo(world, inE164(phone)))
  })

  test('signs nothing that was filled in after it', async () => {
    const { ctx, paymentId, type, code, phone } = await aDebtor()
    world.pass(minute)
    await giveMandate(ctx, { ...filledIn, paymentId, phone, iban: anIban() })
    await expect(type(code)).rejects.toMatchObject({ code: 'sms_code_too_old' })
  })

  test('signs nothing that is filled in at the same moment', async () => {
    const { ctx, paymentId, code, phone } = await aDebtor()
    world.pass(minute)
    const giveFirst = async (work: never) => {
      await giveMandate(ctx, { ...filledIn, paymentId, phone, iban: anIban() })
      return db.transaction(work)
    }
    const overtaken = { ...ctx, db: Object.assign(Object.create(ctx.db), { transaction: giveFirst }) }
    await expect(sign(overtaken, { paymentId, code })).rejects.toMatchObject({ code: 'sms_code_too_old' })
    await takeJobs(world)
  })

  test('that was waiting to be sent is not sent any more when another one was asked for', async () => {
    const [{ ctx, paymentId }, phone] = [await aBuyer(world), aPhone()]
    await giveMandate(ctx, { ...filledIn, iban: anIban(), phone, paymentId })
    world.pass(minute)
    await sendAnotherCode(ctx, paymentId)
    const code = await codeSentTo(world, inE164(phone))
    const sent = (await openSmsInbox(world.config.dataDir).list(1000)).filter(({ to }) => to === inE164(phone))
    expect(sent).toHaveLength(1)
    await sign(ctx, { paymentId, code })
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

  test('is sent again where the process was killed behind the sending, and then the latter works', async () => {
    const phone = aPhone()
    const { ctx, paymentId } = await aBuyer(world)
    await giveMandate(ctx, { ...filledIn, iban: anIban(), phone, paymentId })
    const [job] = await takeJobs(world)
    const send = async (sms: Sms) => {
      await world.sms.send(sms)
      throw new Error('killed')
    }
    const killed = { ...world, sms: { send } }
    await doJob(killed, job!).catch(() => {})
    await doJob(world, job!)
    await doJob(world, job!)
    const sent = (await openSmsInbox(world.config.dataDir).list(1000)).filter(({ to }) => to === inE164(phone))
    expect(sent).toHaveLength(2)
    await sign(ctx, { paymentId, code: sent[0]!.text.slice(0, 6) })
  })
})

describe('what may be signed in 30 days', () => {
  test('is never exceeded from one account by many members at once', async () => {
    const iban = anIban()
    const debtors: Awaited<ReturnType<typeof aDebtor>>[] = []
    for (let n = 0; n < 8; n++) debtors.push(await aDebtor({ iban }))
    const told = await atOnce(8, (n) => debtors[n]!.type(debtors[n]!.code))
    expect(told.filter((one) => one === 'done')).toHaveLength(3)
    expect(told.filter((one) => one === 'direct_debit_limit_reached')).toHaveLength(5)
    world.pass(30 * 24 * 60 * minute + 1)
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

  test('is refused before a code is sent', async () => {
    await takeJobs(world)
    const { ctx, paymentId } = await aBuyer(world, 15_001)
    await expect(giveMandate(ctx, { ...filledIn, paymentId })).rejects.toMatchObject({
      code: 'direct_debit_limit_reached',
    })
    expect(await takeJobs(world)).toEqual([])
  })
})

test('a blocked account and a blocked phone are refused, also when they were blocked behind the code', async () => {
  const [iban, phone] = [anIban(), aPhone()]
  const { type, code } = await aDebtor({ iban, phone })
  await blockDebtor(db, keyOf(world, 'iban', iban), 'operator', world.now())
  await expect(type(code)).rejects.toMatchObject({ code: 'iban_blocked', details: { field: 'iban' } })
  await blockDebtor(db, keyOf(world, 'phone', inE164(phone)), 'operator', world.now())
  const { ctx, paymentId } = await aBuyer(world)
  const give = (changed: object) =>
    giveMandate(ctx, { ...filledIn, iban: anIban(), phone: aPhone(), paymentId, ...changed })
  await expect(give({ iban })).rejects.toMatchObject({ code: 'iban_blocked' })
  await expect(give({ phone })).rejects.toMatchObject({ code: 'phone_blocked' })
})

test('accounts, phones and codes stand nowhere to be read', async () => {
  const { iban, phone, code } = await aDebtor()
  const tables = await sql`select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`
  for (const { name } of tables) {
    const text = JSON.stringify([...(await sql.unsafe(`select * from ${name}`))])
    for (const secret of [iban, phone.slice(1), `"${code}"`])
      expect([name, text.includes(secret)]).toEqual([name, false])
  }
})

test('what was never signed is forgotten the next night, what was signed when no bank asks for it any more', async () => {
  const [open, signed] = [await aDebtor(), await aSigned(world)]
  const kept = async () =>
    (await sql`select direct_debit_id as id from direct_debit_mandates`).map(({ id }: { id: string }) => id)
  world.pass(25 * 60 * minute)
  await forgetMandates(world)
  expect([(await kept()).includes(open.id), (await kept()).includes(signed.id)]).toEqual([false, true])
  world.pass(466 * 24 * 60 * minute)
  await forgetMandates(world)
  expect(await kept()).toEqual([])
})
