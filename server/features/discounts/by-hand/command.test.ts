import { beforeEach, describe, expect, test } from 'bun:test'
import { aDiscountCode } from '../../../../db/testing/discounts.ts'
import { aMember, aSite } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { anOrder } from '../../../../db/testing/orders.ts'
import { NotDone } from '../../../core/operations/not-done.ts'
import { atServer } from '../../../testing/at-server.ts'
import { anotherSite } from '../../../testing/site.ts'
import { testWorld } from '../../../testing/world.ts'
import { offerOf } from '../../packages/prices.ts'
import { discountCommands } from './command.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)

/** What was said to somebody who types these and then nothing more, all that was asked, and what was wrong. */
async function typing(...answers: string[]) {
  const [asked, wrong, left]: [string[], string[], string[]] = [[], [], [...answers]]
  const line = async (question: string) => {
    asked.push(question)
    const typed = left.shift()
    if (typed === undefined) throw new NotDone('Nothing more was typed.')
    return typed
  }
  const here = atServer(world, [])
  const note = (words: string) => void wrong.push(words)
  const done = discountCommands['discount-code']!.run({ ...here, note, ask: { ...here.ask, line } }, [])
  return { said: await done.catch((no: Error) => no.message), asked, wrong: wrong.join('\n') }
}

/** The same, where all of it is understood. */
const run = async (...answers: string[]) => (await typing(...answers)).said

/** All that is asked of a code: what was typed, nothing else, and a yes. */
const made = (...answers: string[]) => run('make', ...answers, ...Array(8 - answers.length).fill(''), 'yes')
const codes = () => db.query.discountCodes.findMany()
const audit = () => db.query.auditEntries.findMany({ orderBy: (one, { asc }) => asc(one.id) })
const emailOf = async (id: string) =>
  (await db.query.members.findFirst({ where: (one, { eq }) => eq(one.id, id) }))!.email

beforeEach(async () => {
  await sql`delete from discount_codes`
  await sql`delete from members where site_id <> 'vonk'`
  await sql`delete from sites where id <> 'vonk'`
  world.sites.forget()
})

describe('whoever runs the server makes a code', () => {
  test('that takes off what they say, from then on', async () => {
    const ada = await aMember(db, { premiumSince: world.now() })
    expect(await made('zomer10', '10', 'always')).toBe('Made. ZOMER10: 10% off, always, paid with 0 times')
    const { price } = await offerOf(await world.as(ada), 'p2', { code: 'ZOMER10' })
    expect(price.minor).toBe(4319)
  })

  test('with all that a code can hold to, each by its name', async () => {
    const ada = await aMember(db)
    const said = await made(
      ...['Alles', '99', 'Once_per_user', ` ${(await emailOf(ada.id)).toUpperCase()}`, 'nl'],
      ...['paypal, ideal,paypal', '40,00 eur', '2026-06-01'],
    )
    expect(said).toBe(
      `Made. ALLES: 99% off, once_per_user, for ${await emailOf(ada.id)}, in NL, with ideal or paypal, ` +
        'from 40.00 EUR on, until 2026-06-01T21:59:59.999Z, paid with 0 times',
    )
    expect(await codes()).toEqual([
      {
        ...{ siteId: 'vonk', code: 'ALLES', percentage: 99, status: 'active', validity: 'once_per_user' },
        ...{ memberId: ada.id, country: 'NL', paymentMethods: ['ideal', 'paypal'], currency: 'EUR' },
        ...{ minimumMinor: 4000, expiresAt: new Date('2026-06-01T21:59:59.999Z'), createdAt: world.now() },
      },
    ])
    expect((await audit()).at(-1)).toMatchObject({
      ...{ staffId: null, action: 'discount_code_made', siteId: 'vonk', memberId: ada.id },
      details: { code: 'ALLES', percentage: 99, validity: 'once_per_user' },
    })
  })

  test('without a name it gets one that nobody guesses', async () => {
    await made('', '20', 'once')
    await made(' ', '20', 'once')
    const names = (await codes()).map(({ code }) => code)
    expect(new Set(names).size).toBe(2)
    for (const name of names) expect(name).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/)
  })

  test('never in the place of another one', async () => {
    await aDiscountCode(db, { code: 'ZOMER', percentage: 50 })
    const before = (await audit()).length
    const { asked, wrong } = await typing('make', 'zomer')
    expect(wrong).toBe('There is a code ZOMER already. It stays as it is.')
    expect(asked.slice(1)).toEqual(Array(2).fill('Code (empty for a new one of twelve letters and digits): '))
    expect(await codes()).toMatchObject([{ percentage: 50, validity: 'always' }])
    expect(await audit()).toHaveLength(before)
  })

  test.each([
    [['ab'], 'A code has 3 to 32'],
    [['twee woorden'], 'A code has 3 to 32'],
    [['timebonus25'], 'TIMEBONUS25 is the code of the time bonus.'],
    [['ABC', '0'], 'takes 1 to 99 percent off'],
    [['ABC', '100'], 'takes 1 to 99 percent off'],
    [['ABC', '12.5'], 'takes 1 to 99 percent off'],
    [['ABC', '10', 'twice'], '"twice" is none of: once, once_per_user, always.'],
    [['ABC', '10', 'once', 'nobody@example.org'], 'No member of this site has this address.'],
    [['ABC', '10', 'once', 'nobody'], 'e-mail'],
    [['ABC', '10', 'once', '', 'XX'], '"XX" is none of: NL, BE'],
    [['ABC', '10', 'once', '', '', 'ideal, cash'], '"cash" is none of: ideal, bancontact'],
    [['ABC', '10', 'once', '', '', 'giropay'], '"giropay" is none of: ideal, bancontact'],
    [['ABC', '10', 'once', '', '', 'Sofort'], '"Sofort" is none of: ideal, bancontact'],
    [['ABC', '10', 'once', '', '', 'maestro'], '"maestro" is none of: ideal, bancontact'],
    [['ABC', '10', 'once', '', '', '', '40'], 'such as 40.00 EUR'],
    [['ABC', '10', 'once', '', '', '', '0.00 EUR'], 'such as 40.00 EUR'],
    [['ABC', '10', 'once', '', '', '', '40 XYZ'], '"XYZ" is none of: EUR, GBP'],
    [['ABC', '10', 'once', '', 'GB', '', '40 EUR'], 'In GB prices are in GBP.'],
    [['ABC', '10', 'once', '', '', '', '', '31-12-2026'], 'Type a day as 2026-12-31.'],
    [['ABC', '10', 'once', '', '', '', '', '2026-02-30'], 'Type a day as 2026-12-31.'],
    [['ABC', '10', 'once', '', '', '', '', '2026-05-31'], 'This day is over.'],
  ])('and is told what is wrong with %j, and asked for it again', async (answers, words) => {
    const { said, asked, wrong } = await typing('make', ...answers)
    expect(wrong).toContain(words)
    expect([said, asked.at(-1)]).toEqual(['Nothing more was typed.', asked.at(-2)])
    expect(await codes()).toEqual([])
  })

  test('out of what was typed right, after it was typed wrong', async () => {
    const { said, wrong } = await typing(
      ...['made', 'make', 'x', 'zomer', '100', '20', 'twice', 'once', '', 'NL'],
      ...['cash', 'ideal', '5 GBP', '', '2020-01-01', '2026-06-01', 'yes'],
    )
    expect(said).toStartWith('Made. ZOMER: 20% off, once, in NL, with ideal, until 2026-06-01')
    expect(wrong.split('\n')).toHaveLength(7)
  })

  test.each(['no', '', 'y'])('after a yes, and not after %j, to all that it is made of', async (answer) => {
    const typed = ['make', 'zomer', '20', 'once', '', 'nl', '', '', '']
    const { said, asked } = await typing(...typed, answer)
    expect(asked.at(-1)).toBe('\nZOMER: 20% off, once, in NL\nMake this? (yes or no): ')
    expect([said, await codes()]).toEqual(['Nothing was made.', []])
  })
})

describe('shows', () => {
  test('one, or all of the site, and how often each was paid with', async () => {
    expect(await run('show', '')).toBe('There are no codes.')
    const ada = await aMember(db)
    await aDiscountCode(db, { code: 'EEN', validity: 'once' })
    await aDiscountCode(db, { code: 'TWEE', status: 'inactive' })
    await anOrder(db, ada.id, { discountCode: 'EEN', discountMinor: 1000, totalMinor: 3799, paidAt: world.now() })
    await anOrder(db, ada.id, { discountCode: 'EEN', discountMinor: 1000, totalMinor: 3799 })
    const one = 'EEN: 50% off, once, paid with once'
    expect(await run('show', 'een')).toBe(one)
    expect(await run('show', '')).toBe(`${one}\nTWEE: 50% off, always, switched off, paid with 0 times`)
    expect(await typing('show', 'DRIE', 'een')).toMatchObject({ said: one, wrong: 'There is no code DRIE.' })
  })
})

describe('switches off', () => {
  test('one, which takes nothing off any more', async () => {
    const ada = await aMember(db, { premiumSince: world.now() })
    await aDiscountCode(db, { code: 'ZOMER', memberId: ada.id })
    expect(await run('off', 'zomer')).toStartWith('ZOMER is switched off.')
    expect((await offerOf(await world.as(ada), 'p2', {})).price.minor).toBe(4799)
    expect((await audit()).at(-1)).toMatchObject({
      ...{ staffId: null, action: 'discount_code_switched_off', siteId: 'vonk', memberId: ada.id },
      details: { code: 'ZOMER', percentage: 50, validity: 'always' },
    })
    const told = (await audit()).length
    expect(await run('off', 'ZOMER')).toBe('ZOMER is switched off already.')
    expect((await typing('off', 'NIEMANDS')).wrong).toBe('There is no code NIEMANDS.')
    expect(await audit()).toHaveLength(told)
  })
})

describe('gives a member their discount for life', () => {
  test('once, by the percentage that the site offers to who is about to leave', async () => {
    const { id } = await anotherSite(db, world, { companyInfo: { deleteDiscount: 30 } })
    const email = await emailOf((await aMember(db, { siteId: id })).id)
    const refused = await typing(id, 'lifetime', email, 'no')
    expect(refused.asked.at(-1)).toMatch(
      /^\nFORLIFE-[\w-]{14}: 30% off, always, for .+@.+\nMake this\? \(yes or no\): $/,
    )
    expect([refused.said, await codes()]).toEqual(['Nothing was made.', []])
    const said = await run(id, 'lifetime', email, 'yes')
    expect(said).toMatch(/^Made\. FORLIFE-[\w-]{14}: 30% off, always, for /)
    const entry = (await audit()).at(-1)
    expect(entry).toMatchObject({ staffId: null, action: 'discount_code_made', siteId: id })
    expect(entry?.details).toMatchObject({ percentage: 30, validity: 'always' })
    expect(await run(id, 'lifetime', email)).toBe(said.replace('Made', 'They have it already'))
    expect((await audit()).at(-1)).toEqual(entry!)
    expect((await typing(id, 'lifetime', '')).wrong).toBe('Whose is it to be?')
  })

  test('not where the site offers none', async () => {
    const email = await emailOf((await aMember(db)).id)
    expect(await run('vonk', 'lifetime', email)).toStartWith('This site offers none')
  })
})

test('of several sites they say which', async () => {
  const { id } = await anotherSite(db, world)
  const typed = [id, 'make', 'ELDERS', '10', 'once', '', '', '', '', '', 'yes']
  const { said, wrong } = await typing('nowhere', ...typed)
  expect(said).toStartWith('Made. ELDERS')
  expect(wrong).toMatch(/"nowhere" is none of: .*vonk/)
  expect(await codes()).toMatchObject([{ siteId: id, code: 'ELDERS' }])
  expect((await typing('vonk', 'show', 'ELDERS')).wrong).toBe('There is no code ELDERS.')
  expect((await typing('vonk', 'destroy')).wrong).toBe('"destroy" is none of: make, show, off, lifetime.')
})
