import { beforeAll, describe, expect, test } from 'bun:test'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import type { PackageId } from '../../../db/reference/money/packages.ts'
import { aDiscountCode } from '../../../db/testing/discounts.ts'
import { aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { anOrder, aPayment } from '../../../db/testing/orders.ts'
import { createLimits } from '../../core/limits.ts'
import { askingOf } from '../../testing/php.ts'
import { anotherSite } from '../../testing/site.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { checkout } from '../orders/view/checkout.ts'
import { offerOf, offersFor, offerToOrder, shopFor } from '../packages/prices.ts'
import { me } from '../session/me.ts'

const database = await freshDatabase()
const { db, sql } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

const hour = 60 * 60_000
const newcomer = (traits = {}) => aMember(db, { createdAt: world.now(), ...traits })
const priceFor = async (member: TestMember, choice = {}) =>
  (await offerOf(await world.as(member), 'p2', choice)).price.minor
const refusalFor = (member: TestMember, choice: object) =>
  priceFor(member, choice).then(
    () => undefined,
    ({ code }) => code,
  )
/** The refusal's text for a code that takes nothing off. */
const wordsFor = (member: TestMember, code: string) =>
  priceFor(member, { code }).then(
    () => undefined,
    ({ words }) => words,
  )

describe('a new member', () => {
  test('is shown a quarter less for four hours, and then the price as it is', async () => {
    const ada = await newcomer()
    const ctx = await world.as(ada)
    expect((await offersFor(ctx)).map(({ price }) => price.minor)).toEqual([749, 1687, 3599, 7874])
    expect((await me(ctx))?.timeBonus).toEqual({ percentage: 25, endsAt: new Date(ctx.now().getTime() + 4 * hour) })
    world.pass(4 * hour)
    expect((await offersFor(ctx)).map(({ price }) => price.minor)).toEqual([999, 2249, 4799, 10499])
    expect((await me(ctx))?.timeBonus).toBeNull()
    expect(await refusalFor(ada, { code: 'TIMEBONUS25' })).toBe('discount_code_expired')
  })

  test('has it no more once they have paid', async () => {
    const ada = await newcomer({ premiumSince: world.now() })
    expect(await priceFor(ada)).toBe(4799)
    expect((await me(await world.as(ada)))?.timeBonus).toBeNull()
    expect(await refusalFor(ada, { code: 'timebonus25 ' })).toBe('discount_code_used')
  })

  test('has it not while their first payment is on its way, and again when that has failed', async () => {
    const ada = await newcomer()
    const payment = await aPayment(db, await anOrder(db, ada.id), { status: 'pending' })
    expect(await priceFor(ada)).toBe(4799)
    expect((await me(await world.as(ada)))?.timeBonus).toBeNull()
    await sql`update payments set status = 'failed' where id = ${payment.id}`
    expect(await priceFor(ada)).toBe(3599)
    expect((await me(await world.as(ada)))?.timeBonus).not.toBeNull()
  })

  test('who types its code afterwards is told that it is for a first purchase, used or not', async () => {
    const [ada, ben] = [await newcomer({ premiumSince: world.now() }), await newcomer()]
    expect(await wordsFor(ada, 'TIMEBONUS25')).toBe(
      'Deze kortingscode geldt alleen voor je eerste aankoop, en die heb je al gedaan.',
    )
    const payment = await aPayment(db, await anOrder(db, ben.id), { status: 'pending' })
    expect(await wordsFor(ben, 'TIMEBONUS25')).toBe(
      'Deze kortingscode geldt alleen voor je eerste aankoop, en die ben je al aan het betalen.',
    )
    await sql`update payments set status = 'failed' where id = ${payment.id}`
    world.pass(4 * hour)
    expect(await wordsFor(ben, 'TIMEBONUS25')).toBe('Deze kortingscode is verlopen op 1 juni 2026.')
  })

  test('who types a code while they are paying is told of which order that is, and nobody else’s', async () => {
    const [ada, ben] = [await newcomer(), await newcomer()]
    const code = await aDiscountCode(db, { validity: 'once' })
    const detailsFor = (member: TestMember, code: string) =>
      priceFor(member, { code }).then(
        () => undefined,
        ({ wire }) => wire.details,
      )
    const [first, second] = [
      await anOrder(db, ada.id),
      await anOrder(db, ada.id, { discountCode: code, discountMinor: 1000, totalMinor: 3799 }),
    ]
    await aPayment(db, first, { status: 'pending' })
    expect(await detailsFor(ada, 'TIMEBONUS25')).toEqual({ field: 'code', use: 'buying', orderId: first.id })
    await aPayment(db, second, { status: 'pending' })
    await sql`update payments set status = 'failed' where order_id = ${first.id}`
    expect(await detailsFor(ada, code)).toEqual({ field: 'code', use: 'paying', orderId: second.id })
    expect(await detailsFor(ben, code)).toEqual({ field: 'code', use: 'reserved' })
  })

  test('may take it off, and put it back by its code', async () => {
    const ada = await newcomer()
    expect(await priceFor(ada, { code: null })).toBe(4799)
    expect(await priceFor(ada, { code: ' timebonus25' })).toBe(3599)
  })

  test('gets what the operator says, and nothing where that is nothing', async () => {
    const [{ id: half }, { id: none }] = [
      await anotherSite(db, world, { timeBonus: { percentage: 50 } }),
      await anotherSite(db, world, { timeBonus: null }),
    ]
    const ctx = await world.as(await newcomer())
    expect((await offersFor({ ...ctx, site: await world.sites.byId(half) }))[2]?.price.minor).toBe(2400)
    expect((await offersFor({ ...ctx, site: await world.sites.byId(none) }))[2]?.price.minor).toBe(4799)
  })
})

describe('a code', () => {
  test('holds as it is typed, in the place of what is the member’s anyhow', async () => {
    const code = await aDiscountCode(db, { percentage: 50 })
    expect(await priceFor(await newcomer(), { code: ` ${code.toLowerCase()} ` })).toBe(2400)
  })

  test('that takes off less than what is the member’s anyhow is refused with how much that is, and one of as much counts', async () => {
    const [less, same] = [await aDiscountCode(db, { percentage: 24 }), await aDiscountCode(db, { percentage: 25 })]
    const [ada, ben] = [await newcomer(), await newcomer({ premiumSince: world.now() })]
    expect(await refusalFor(ada, { code: less })).toBe('discount_code_less')
    expect(await wordsFor(ada, less)).toBe(`Je hebt al 25% korting; ${less} geeft minder.`)
    expect((await offerOf(await world.as(ada), 'p2', { code: same })).discount?.code).toBe(same)
    expect(await priceFor(ben, { code: less })).toBe(3647)
    await aDiscountCode(db, { memberId: ben.id, percentage: 30, paymentMethods: ['ideal'] })
    expect(await refusalFor(ben, { code: less, method: 'ideal' })).toBe('discount_code_less')
    expect(await priceFor(ben, { code: less, method: 'creditcard' })).toBe(3647)
  })

  test('that would be used up for as much as what is the member’s anyhow is left to them', async () => {
    const [ada, ben] = [await newcomer(), await newcomer({ premiumSince: world.now() })]
    const lifelong = await aDiscountCode(db, { memberId: ben.id, percentage: 20 })
    for (const validity of ['once', 'once_per_user'] as const) {
      const [same, same25] = [
        await aDiscountCode(db, { percentage: 20, validity }),
        await aDiscountCode(db, { percentage: 25, validity }),
      ]
      expect(await wordsFor(ben, same)).toBe(
        `Je hebt al 20% korting. Met ${same} krijg je evenveel, dus we gebruiken de code niet.`,
      )
      expect(await refusalFor(ada, { code: same25 })).toBe('discount_code_equal')
      expect(await priceFor(ben, { code: same25 })).toBe(3599)
    }
    expect((await offerOf(await world.as(ben), 'p2')).discount?.code).toBe(lifelong)
    expect((await offerOf(await world.as(ben), 'p2', { code: lifelong })).discount?.code).toBe(lifelong)
  })

  test('that would be used up counts where what is the member’s anyhow would be as well', async () => {
    const ada = await newcomer({ premiumSince: world.now() })
    const own = await aDiscountCode(db, { memberId: ada.id, percentage: 20, validity: 'once' })
    const same = await aDiscountCode(db, { percentage: 20, validity: 'once_per_user' })
    const appliedTo = async (code?: string) => (await offerOf(await world.as(ada), 'p2', { code })).discount?.code
    expect([await appliedTo(), await appliedTo(same)]).toEqual([own, same])
    const lifelong = await aDiscountCode(db, { memberId: ada.id, percentage: 20 })
    expect(await appliedTo()).toBe(lifelong)
  })

  test.each(['', 'X', 'NIEMANDS', 'NIE MANDS', '😀'.repeat(100), "' or 1=1 --"])('%j is of nobody', async (code) => {
    expect(await refusalFor(await newcomer(), { code })).toBe('discount_code_not_found')
  })

  test('of another site or another member is of nobody', async () => {
    const { id: siteId } = await anotherSite(db, world)
    const [elsewhere, others] = [
      await aDiscountCode(db, { siteId }),
      await aDiscountCode(db, { memberId: (await newcomer()).id }),
    ]
    const ada = await newcomer()
    expect(await refusalFor(ada, { code: elsewhere })).toBe('discount_code_not_found')
    expect(await refusalFor(ada, { code: others })).toBe('discount_code_not_found')
  })

  test('of a member alone holds for each purchase without being typed, when it takes off more', async () => {
    const ada = await newcomer()
    await aDiscountCode(db, { memberId: ada.id, percentage: 20 })
    expect(await priceFor(ada)).toBe(3599)
    await sql`update members set premium_since = now() where id = ${ada.id}`
    expect(await priceFor(ada)).toBe(3839)
    await anOrder(db, ada.id, { paidAt: world.now() })
    expect(await priceFor(ada)).toBe(3839)
    await aDiscountCode(db, { memberId: ada.id, percentage: 90, country: 'BE' })
    expect(await priceFor(ada)).toBe(3839)
    expect(await priceFor(ada, { country: 'BE' })).toBe(480)
  })

  test('of a member alone holds without being typed where it holds for what is chosen, else the best of the others', async () => {
    const ada = await newcomer({ premiumSince: world.now() })
    const lifelong = await aDiscountCode(db, { memberId: ada.id, percentage: 20 })
    const rare = await aDiscountCode(db, {
      ...{ memberId: ada.id, percentage: 30, validity: 'once', paymentMethods: ['ideal', 'paypal'], country: 'NL' },
      ...{ currency: 'EUR', minimumMinor: 4000 },
    })
    const appliedTo = async (packageId: PackageId, choice: Parameters<typeof offerOf>[2]) =>
      (await offerOf(await world.as(ada), packageId, choice)).discount?.code
    expect(await appliedTo('p2', { method: 'ideal' })).toBe(rare)
    expect(await appliedTo('p2', { method: 'creditcard' })).toBe(lifelong)
    expect(await appliedTo('p2', { method: 'ideal', country: 'BE' })).toBe(lifelong)
    expect(await appliedTo('p1', { method: 'ideal' })).toBe(lifelong)
    expect(await appliedTo('p2', {})).toBe(lifelong)
    expect((await shopFor(await world.as(ada), 'ideal')).offers.map(({ discount }) => discount?.percentage)).toEqual([
      20, 20, 30, 30,
    ])
  })

  test('of a member alone that would take off more with other methods is told with those, unless all is taken off', async () => {
    const ada = await newcomer()
    await aDiscountCode(db, { memberId: ada.id, percentage: 20, paymentMethods: ['ideal'] })
    await aDiscountCode(db, { memberId: ada.id, percentage: 30, paymentMethods: ['ideal', 'paypal'] })
    const toldBy = async (choice: Parameters<typeof offerOf>[2]) =>
      (await offerOf(await world.as(ada), 'p2', choice)).otherwise
    expect(await toldBy({ method: 'creditcard' })).toEqual({ percentage: 30, methods: ['ideal', 'paypal'] })
    expect(await toldBy({})).toEqual({ percentage: 30, methods: ['ideal', 'paypal'] })
    expect(await toldBy({ method: 'ideal' })).toBeNull()
    expect(await toldBy({ method: 'creditcard', code: null })).toBeNull()
    const large = await aDiscountCode(db, { percentage: 40 })
    expect(await toldBy({ method: 'creditcard', code: large })).toBeNull()
  })

  /** An order of a member with this code, to be paid until half an hour later. */
  const ordered = (member: TestMember, discountCode: string, traits = {}) =>
    anOrder(db, member.id, {
      ...{ discountCode, discountMinor: 1000, totalMinor: 3799, createdAt: world.now() },
      ...{ expiresAt: new Date(world.now().getTime() + hour / 2), ...traits },
    })

  test('that holds once for each is used when it is paid, or its payment is on its way', async () => {
    const code = await aDiscountCode(db, { validity: 'once_per_user' })
    const [ada, ben] = [await newcomer(), await newcomer()]
    const order = await ordered(ada, code)
    expect(await priceFor(ada, { code })).toBe(2400)
    const payment = await aPayment(db, order, { status: 'pending' })
    expect(await refusalFor(ada, { code })).toBe('discount_code_used')
    expect(await wordsFor(ada, code)).toStartWith('Je bent al aan het betalen met deze kortingscode.')
    await sql`update payments set status = 'cancelled' where id = ${payment.id}`
    expect(await priceFor(ada, { code })).toBe(2400)
    await sql`update orders set paid_at = now() where id = ${order.id}`
    expect(await wordsFor(ada, code)).toBe('Je hebt deze kortingscode al gebruikt.')
    expect(await priceFor(ben, { code })).toBe(2400)
  })

  test('of which there is one is another’s as long as they can still pay', async () => {
    const code = await aDiscountCode(db, { validity: 'once' })
    const [ada, ben] = [await newcomer(), await newcomer()]
    const order = await ordered(ada, code)
    expect(await priceFor(ada, { code })).toBe(2400)
    expect(await refusalFor(ben, { code })).toBe('discount_code_used')
    expect(await wordsFor(ben, code)).toStartWith(
      'Deze kortingscode geldt één keer en hoort al bij een andere bestelling.',
    )
    world.pass(hour / 2)
    expect(await priceFor(ben, { code })).toBe(2400)
    const payment = await aPayment(db, order, { status: 'pending' })
    expect(await wordsFor(ben, code)).toStartWith(
      'Deze kortingscode geldt één keer en hoort al bij een andere bestelling.',
    )
    await sql`update payments set status = 'cancelled' where id = ${payment.id}`
    await sql`update orders set paid_at = now() where id = ${order.id}`
    expect(await wordsFor(ben, code)).toBe('Deze kortingscode kon maar één keer worden gebruikt en is al gebruikt.')
  })

  test('of which there is one is kept from others for half an hour, however often it is ordered again', async () => {
    const code = await aDiscountCode(db, { validity: 'once' })
    const [ada, ben] = [await newcomer(), await newcomer()]
    for (let tries = 0; tries < 3; tries++) {
      await ordered(ada, code)
      world.pass(hour / 4)
    }
    expect(await refusalFor(ben, { code })).toBeUndefined()
    expect(await priceFor(ada, { code })).toBe(2400)
    await aPayment(db, await ordered(ada, code), { status: 'pending', method: 'sct' })
    expect(await refusalFor(ben, { code })).toBeUndefined()
  })

  test('of which there is one is given to one of fifty who order at the same moment', async () => {
    const code = await aDiscountCode(db, { validity: 'once' })
    const members = await Promise.all(Array.from({ length: 50 }, () => newcomer()))
    const tries = await Promise.allSettled(
      members.map(async (member) => {
        const ctx = await world.as(member)
        return db.transaction(async (tx) => {
          await lockMembers(tx, [member.id])
          const { price } = await offerToOrder(ctx, tx, 'p2', { code })
          const expiresAt = new Date(world.now().getTime() + hour)
          await anOrder(tx, member.id, {
            discountCode: code,
            discountMinor: 4799 - price.minor,
            totalMinor: price.minor,
            createdAt: world.now(),
            expiresAt,
          })
        })
      }),
    )
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(refused).toEqual(Array.from({ length: 49 }, () => 'discount_code_used'))
  })

  test('is guessed at sixty times in ten minutes, at the checkout and by its path together', async () => {
    const ada = await newcomer()
    const limited = { ...world, limits: createLimits() }
    const ctx = { ...(await world.as(ada)), limits: limited.limits }
    const guess = () => checkout(ctx, { packageId: 'p2', country: null, code: 'NIEMANDS' })
    for (let n = 0; n < 59; n++) await expect(guess()).rejects.toMatchObject({ code: 'discount_code_not_found' })
    const ask = () => askingOf(limited)({ path: '/api/discountcode.php?code=NIEMANDS', as: ada })
    expect((await ask()).status).toBe(404)
    await expect(guess()).rejects.toMatchObject({ code: 'too_many_requests' })
    expect((await ask()).status).toBe(429)
    expect((await checkout(ctx, { packageId: 'p2', country: null })).offer.price.minor).toBe(3599)
  })

  test('costs a look at the code, and no more', async () => {
    const [code, ctx] = [await aDiscountCode(db), await world.as(await newcomer())]
    expect((await countStatements(database, () => offerOf(ctx, 'p2', { code }))).statements).toHaveLength(3)
  })
})

describe('GET /api/discountcode.php', () => {
  const ask = (path: string, as?: TestMember) => askingOf(world)({ path: `/api/discountcode.php${path}`, as })
  const answer = async (path: string, as?: TestMember) =>
    (await ask(path, as)).json() as Promise<Record<string, object>>

  test('tells a code with all that it holds for', async () => {
    const expiresAt = new Date('2027-01-01T00:00:00Z')
    const code = await aDiscountCode(db, {
      ...{ percentage: 15, validity: 'once', expiresAt, country: 'NL' },
      ...{ currency: 'EUR', minimumMinor: 2000, paymentMethods: ['ideal'] },
    })
    expect(await answer(`?code=${code.toLowerCase()}&utm_source=x`)).toEqual({
      discountcode: {
        ...{ code, country: 'NL', user_id: null, expires: '2027-01-01T00:00:00.000Z', expired: false },
        ...{ value_percentage: 15, percentage: 15, currency: 'EUR', minimum_order_value: 2000 },
        ...{ status: 'active', validity: 'once', paymentmethods: ['ideal'] },
      },
    })
  })

  test('tells of one that is over or switched off that it is', async () => {
    const [over, off] = [
      await aDiscountCode(db, { expiresAt: world.now() }),
      await aDiscountCode(db, { status: 'inactive' }),
    ]
    expect((await answer(`?code=${over}`)).discountcode).toMatchObject({ expired: true })
    expect((await answer(`?code=${off}`)).discountcode).toMatchObject({ expired: false, status: 'inactive' })
  })

  test('tells what a new member gets, until they have had it', async () => {
    const ada = await newcomer()
    const welcome = { code: 'TIMEBONUS25', percentage: 25, validity: 'once_per_user', status: 'active' }
    expect((await answer('?welcome=true')).discountcode).toMatchObject({ ...welcome, expires: null })
    const expires = new Date(world.now().getTime() + 4 * hour).toISOString()
    expect((await answer('?welcome=true', ada)).discountcode).toMatchObject({ ...welcome, expires, expired: false })
    expect((await answer('?code=TIMEBONUS25', ada)).discountcode).toMatchObject(welcome)
    world.pass(4 * hour)
    expect(await answer('?welcome=true', ada)).toEqual({ discountcode: null } as never)
    expect((await answer('?code=TIMEBONUS25', ada)).discountcode).toMatchObject({ ...welcome, expired: true })
    await sql`update members set premium_since = now() where id = ${ada.id}`
    expect(await answer('?code=TIMEBONUS25', ada)).toMatchObject({ error: 'discount_code_used' })
  })

  test('says of what is of nobody or used that it is, and nothing where nothing is asked', async () => {
    const [nobodys, nothing] = [await ask('?code=NIEMANDS'), await ask('')]
    expect([nobodys.status, await nobodys.json()]).toMatchObject([404, { error: 'discount_code_not_found' }])
    expect([nothing.status, await nothing.json()]).toEqual([200, { discountcode: null }])
    const code = await aDiscountCode(db, { validity: 'once' })
    await ordered(await newcomer(), code)
    const used = await ask(`?code=${code}`)
    expect([used.status, await used.json()]).toMatchObject([409, { error: 'discount_code_used' }])
  })

  const ordered = (member: TestMember, discountCode: string) =>
    anOrder(db, member.id, { discountCode, discountMinor: 1000, totalMinor: 3799, paidAt: world.now() })
})
