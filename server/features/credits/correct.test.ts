import { afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import { aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { boughtOf, walletOf } from '../../../db/testing/from-outside.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { Refusal } from '../../core/refusal.ts'
import { doJobs } from '../../testing/mailbox.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { send } from '../chat/send.ts'
import { correct } from './correct.ts'
import type { Correction } from './rules.ts'
import { grant } from './service.ts'

const database = await freshDatabase()
const { db, sql } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

afterEach(async () => {
  expect(await findFaults(db)).toEqual([])
})

let cases = 0
const correction = (traits: Partial<Correction> = {}): Correction => ({
  ...{ amount: 5, kind: 'given', explanation: 'Sorry voor de storing', reference: `Zaak ${++cases}` },
  ...traits,
})
const on = (member: TestMember, traits: Partial<Correction> = {}) => {
  const { id } = member
  return correct(world, { id, siteId: 'vonk' }, correction(traits))
}
const standing = async (member: TestMember) => [(await walletOf(db, member))?.balance, await boughtOf(db, member)]
/** What it was refused with, in the operator's language. */
const refusalOf = (done: Promise<unknown>) =>
  done.then(
    () => 'booked',
    (no) => (no instanceof Refusal ? no.code : `unexpected: ${no}`),
  )

describe('a correction', () => {
  test('gives and takes credits of one kind, and leaves those of the other', async () => {
    const ada = await aMember(db, { credits: 6, bought: 4 })
    await on(ada, { amount: -6 })
    expect(await standing(ada)).toEqual([4, 4])
    await on(ada, { amount: 3, kind: 'bought' })
    expect(await standing(ada)).toEqual([7, 7])
    await on(ada, { amount: 2 })
    await on(ada, { amount: -7, kind: 'bought' })
    expect(await standing(ada)).toEqual([2, 0])
  })

  test('is booked once for a case, however it is spelled, and says what was booked then', async () => {
    const ada = await aMember(db)
    const first = await on(ada, { reference: 'Zaak  eén' })
    expect(first).toMatchObject({ isNew: true, amount: 5, kind: 'given', balance: 5 })
    world.pass(1_000)
    expect(await on(ada, { reference: ' zaak EÉN ', amount: 7, kind: 'bought' })).toEqual({ ...first, isNew: false })
    expect(await standing(ada)).toEqual([5, 0])
    const ben = await aMember(db)
    expect(await on(ben, { reference: 'Zaak eén' })).toMatchObject({ isNew: true })
  })

  test('is booked once when it is sent many times at once', async () => {
    const ada = await aMember(db)
    const results = await Promise.all(Array.from({ length: 20 }, () => on(ada, { reference: 'at once' })))
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await standing(ada)).toEqual([5, 0])
    expect(await entriesOf(ada)).toHaveLength(1)
    expect(await auditOf(ada)).toHaveLength(1)
  })

  test.each([
    ['given', -7, 'correction_too_large'],
    ['bought', -5, 'correction_too_large'],
    ['given', -6, 'booked'],
    ['bought', -4, 'booked'],
  ] as const)('of %s credits by %p of 10, 4 of them bought, is %s', async (kind, amount, end) => {
    const ada = await aMember(db, { credits: 6, bought: 4 })
    expect(await refusalOf(on(ada, { kind, amount }))).toBe(end)
    if (end !== 'booked') expect([await standing(ada), await auditOf(ada)]).toEqual([[10, 4], []])
  })

  test('that takes too much says how many there are', async () => {
    const ada = await aMember(db, { credits: 6, bought: 4 })
    const no = await on(ada, { kind: 'bought', amount: -9 }).catch((error) => error)
    expect(no.words).toBe('Je kunt geen 9 gekochte credits afboeken: dit account heeft er 4.')
  })

  test.each([
    [{ amount: 0 }, 'correction_amount_invalid'],
    [{ amount: 1.5 }, 'correction_amount_invalid'],
    [{ amount: Number.NaN }, 'correction_amount_invalid'],
    [{ amount: 1_001 }, 'correction_amount_invalid'],
    [{ amount: -1_001 }, 'correction_amount_invalid'],
    [{ amount: 1_000 }, 'booked'],
    [{ explanation: ' \u200b ' }, 'correction_explanation_invalid'],
    [{ explanation: 'a'.repeat(301) }, 'correction_explanation_invalid'],
    [{ explanation: '😀'.repeat(300) }, 'booked'],
    [{ reference: ' ' }, 'correction_reference_invalid'],
    [{ reference: 'a'.repeat(61) }, 'correction_reference_invalid'],
  ])('with %j is %s', async (traits, end) => {
    expect(await refusalOf(on(await aMember(db), traits))).toBe(end)
  })

  test('beside spends and gifts loses no credit', async () => {
    const [ada, ben] = [await aMember(db, { credits: 15, bought: 5 }), await aMember(db)]
    const asAda = await world.as(ada)
    const sends = Array.from({ length: 20 }, () =>
      send(asAda, { memberId: ben.id, clientId: Bun.randomUUIDv7(), body: 'Hoi' }),
    )
    const gifts = Array.from({ length: 5 }, (_, n) =>
      db.transaction(async (tx) => {
        const gift = { memberId: ada.id, amount: 1, reason: 'demo_grant' as const, reference: `gift ${n}` }
        return grant(tx, await lockMembers(tx, [ada.id]), { ...gift, now: world.now() })
      }),
    )
    const amounts = [-4, 2, -3, 6, -1]
    const corrections = amounts.map((amount, n) => on(ada, { amount, kind: n % 2 === 0 ? 'bought' : 'given' }))
    const ends = await Promise.all([sends, gifts, corrections].map((some) => Promise.allSettled<unknown>(some)))
    const [sent, given, corrected] = ends.map((some) => some.map(({ status }) => status === 'fulfilled'))
    expect(given).not.toContain(false)
    const moved = amounts.reduce((sum, amount, n) => sum + (corrected?.[n] ? amount : 0), 0)
    const spent = sent!.filter(Boolean).length
    expect((await standing(ada))[0]).toBe(20 + 5 + moved - spent)
  })

  test('is told to open pages, by the running server too, and to the log of the staff', async () => {
    const ada = await aMember(db, { credits: 1, freeMessages: 2 })
    const { id } = ada
    const stop = new AbortController()
    const heard = world.bus.listen({ id, sessionId: 'x' }, stop.signal)
    await on(ada, { amount: -1 })
    const event = { type: 'wallet' as const, balance: 0, freeMessages: 2 }
    expect(await heard.next()).toEqual({ value: { memberId: id, seq: 1, event }, done: false })
    await doJobs(world)
    expect(await heard.next()).toEqual({ value: { memberId: id, gap: true }, done: false })
    stop.abort()
    const [entry] = await entriesOf(ada)
    expect(await auditOf(ada)).toEqual([
      {
        ...{ staff_id: null, action: 'credits_corrected', site_id: 'vonk', subject_id: entry.id },
        details: { amount: -1, kind: 'given' },
      },
    ])
  })

  test('leaves its entry, and nothing of its text, when the account goes', async () => {
    const ada = await aMember(db)
    await on(ada)
    await sql`delete from members where id = ${ada.id}`
    expect(await entriesOf(ada)).toHaveLength(1)
    expect(await sql`select 1 from credit_corrections where member_id = ${ada.id}`).toEqual([])
  })
})

test('the books know a correction without its text, and a text without its correction', async () => {
  const ada = await aMember(db)
  await on(ada)
  const found = async () => (await findFaults(db)).map(({ fault }) => fault)
  const [kept] = await sql`delete from credit_corrections where member_id = ${ada.id} returning entry_id, explanation`
  expect(await found()).toEqual(['correction without its explanation'])
  const put = (entryId: string, explanation: string) =>
    sql`insert into credit_corrections (entry_id, member_id, explanation) values (${entryId}, ${ada.id}, ${explanation})`
  await put(kept.entry_id, kept.explanation)
  const ben = await aMember(db, { credits: 1 })
  const [given] = await entriesOf(ben)
  await put(given.id, 'x')
  expect(await found()).toEqual(['explanation of no correction'])
  await sql`delete from credit_corrections where entry_id = ${given.id}`
})

const entriesOf = ({ id }: TestMember) => sql`select id from ledger_entries where member_id = ${id} order by reason`
const auditOf = ({ id }: TestMember) =>
  sql`select staff_id, action, site_id, subject_id, details from audit_entries where member_id = ${id}`
