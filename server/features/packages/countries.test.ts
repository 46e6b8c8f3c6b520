import { describe, expect, test } from 'bun:test'
import type { CountryCode } from '../../../db/reference/countries/codes.ts'
import { money } from '../../../db/reference/money/money.ts'
import type { Packages } from '../../../db/reference/money/packages.ts'
import { aDiscountCode } from '../../../db/testing/discounts.ts'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase, migrationOf } from '../../../db/testing/index.ts'
import { doJob } from '../../testing/mailbox.ts'
import { anotherSite } from '../../testing/site.ts'
import { testWorld } from '../../testing/world.ts'
import { order } from '../orders/buy/order.ts'
import { attempt, ordered, wanted } from '../orders/testing/buyer.ts'
import { checkout } from '../orders/view/checkout.ts'
import { toPhpSettings } from '../sites/php-settings.ts'
import { offerOf, offersFor, pricesIn, shopFor } from './prices.ts'

const database = await freshDatabase()
const { db, sql } = database
const day = 24 * 60 * 60_000
const belgians = { BE: { p0: 1049, p2: 4999 } }
const euros = (minor: number) => money(minor, 'EUR')

await aSite(db, { settings: { packages: { countries: belgians } } })
const world = await testWorld(database)

/** A site where Belgians pay otherwise than the rest of the euro, and a way to ask there. */
async function aSiteWith(countries: Packages['countries'] = belgians) {
  const site = await anotherSite(db, world, { packages: { countries } })
  const from = async (country: CountryCode) => world.as(await site.aMember({ country, region: null }))
  return { ...site, from }
}

describe('where a country has prices of its own', () => {
  test('somebody is shown those of where they live, and the currency’s where none is given', async () => {
    const { from } = await aSiteWith()
    const shown = async (country: CountryCode) =>
      (await offersFor(await from(country))).map(({ price }) => price.minor).slice(0, 3)
    expect(await shown('BE')).toEqual([1049, 2249, 4999])
    expect(await shown('NL')).toEqual([999, 2249, 4799])
    const [offer] = await offersFor(await from('BE'))
    expect(offer).toMatchObject({ list: euros(1049), lowest: euros(1049), unit: euros(105) })
  })

  test('a visitor is shown those of where they come from, a member of where they live, however far they are', async () => {
    const site = await aSiteWith()
    const shown = async (ctx: Parameters<typeof pricesIn>[0], wanted: CountryCode | null = null) => {
      const { country, offers } = await pricesIn(ctx, wanted)
      return [country, offers[0]?.price.minor]
    }
    const visitor = { ...(await site.visitor()), country: 'BE' }
    expect(await shown(visitor)).toEqual(['BE', 1049])
    expect(await shown(visitor, 'NL')).toEqual(['NL', 999])
    const away = { ...(await site.from('BE')), country: 'NL' }
    expect(await shown(away)).toEqual(['BE', 1049])
    expect((await shopFor(away)).offers[0]?.price.minor).toBe(1049)
  })

  test('those of the country of the payment are shown at the checkout, ordered, and kept by the order', async () => {
    const ctx = await world.as(await aMember(db))
    const payment = attempt({ method: 'bancontact', bank: null })
    const inBelgium = await checkout(ctx, { packageId: 'p2', country: 'BE' })
    expect(inBelgium.offer.price).toEqual(euros(4999))
    expect((await checkout(ctx, { packageId: 'p2', country: null })).offer.price).toEqual(euros(4799))
    await expect(order(ctx, wanted({ country: 'BE', payment }))).rejects.toMatchObject({ code: 'order_price_changed' })
    const { orderId } = await ordered(ctx, { country: 'BE', total: euros(4999), payment })
    await sql`update sites set settings = '{}' where id = 'vonk'`
    world.sites.forget()
    const [kept] = await sql`select o.list_minor, o.total_minor, o.country, p.minor from orders o
      join payments p on p.order_id = o.id where o.id = ${orderId}`
    expect(kept).toEqual({ list_minor: 4999, total_minor: 4999, country: 'BE', minor: 4999 })
  })

  test('the least price of a code is held against them', async () => {
    const site = await aSiteWith()
    const code = await aDiscountCode(db, { siteId: site.id, percentage: 10, currency: 'EUR', minimumMinor: 1000 })
    expect((await offerOf(await site.from('BE'), 'p0', { code })).price).toEqual(euros(944))
    await expect(offerOf(await site.from('NL'), 'p0', { code })).rejects.toMatchObject({
      code: 'discount_order_too_small',
    })
  })

  test('what a message costs at least is told of each country', async () => {
    const { visitor } = await aSiteWith({ BE: { p3: 11799 } })
    const { minimum_message_costs: costs } = toPhpSettings(await visitor(), null)
    expect(costs).toMatchObject({ BE: { costs: 79, currency: 'EUR' }, NL: { costs: 70, currency: 'EUR' } })
  })

  test('they are fair there, or nothing of them is taken', async () => {
    const { from } = await aSiteWith({ BE: { p2: 2249 } })
    expect((await offersFor(await from('BE')))[2]?.price).toEqual(euros(4799))
  })
})

describe('the lowest price of the last 30 days in a country', () => {
  const note = () => doJob(world, { queue: 'package_prices', payload: {} })

  /** Says what Belgians pay otherwise, and lets days go by. */
  async function sell(siteId: string, countries: Packages['countries'], days: number): Promise<void> {
    await sql`update sites set settings = ${JSON.stringify({ packages: { countries } })}::text::jsonb where id = ${siteId}`
    world.sites.forget()
    await note()
    world.pass(days * day)
  }

  async function lowestIn(siteId: string, country: CountryCode): Promise<number | undefined> {
    const visitor = { ...(await world.visitor()), site: await world.sites.byId(siteId) }
    return (await pricesIn(visitor, country)).offers[0]?.lowest.minor
  }

  test('is that of its currency from before it had one of its own, and other countries keep theirs', async () => {
    const { id } = await aSiteWith({})
    await sell(id, {}, 100)
    await sell(id, { BE: { p0: 1049 } }, 29)
    expect([await lowestIn(id, 'BE'), await lowestIn(id, 'NL')]).toEqual([999, 999])
    world.pass(day + 1)
    expect([await lowestIn(id, 'BE'), await lowestIn(id, 'NL')]).toEqual([1049, 999])
  })

  test('is its own from before that was lifted', async () => {
    const { id } = await aSiteWith({})
    await sell(id, { BE: { p0: 949 } }, 100)
    await sell(id, {}, 29)
    expect([await lowestIn(id, 'BE'), await lowestIn(id, 'NL')]).toEqual([949, 999])
    world.pass(day + 1)
    expect(await lowestIn(id, 'BE')).toBe(999)
  })

  test('is in the currency that it has now', async () => {
    const { id } = await aSiteWith({})
    await sell(id, {}, 5)
    await sql`update package_prices set currency = 'PLN', minor = 42 where site_id = ${id} and country = 'BE'`
    expect(await lowestIn(id, 'BE')).toBe(999)
    await sql`update package_prices set minor = 999 where site_id = ${id} and currency = 'PLN' and country = 'BE'`
    await sell(id, {}, 5)
    expect([
      ...(await sql`select currency from package_prices
        where site_id = ${id} and country = 'BE' and credits = 10 order by since`),
    ]).toEqual([{ currency: 'PLN' }, { currency: 'EUR' }])
  })

  test('counts what was kept of its currency before countries had prices', async () => {
    const { id } = await aSiteWith({})
    await sql.unsafe(`truncate package_prices;
      alter table package_prices drop constraint package_prices_site_id_country_credits_since_pk, drop column country;
      alter table package_prices
        add constraint package_prices_site_id_currency_credits_since_pk primary key (site_id, currency, credits, since)`)
    const now = world.now().getTime()
    for (const [currency, minor, days] of [
      ...([
        ['EUR', 899, 50],
        ['EUR', 999, 10],
      ] as const),
      ...([
        ['GBP', 799, 50],
        ['GBP', 899, 31],
      ] as const),
    ] as const)
      await sql`insert into package_prices (site_id, currency, credits, since, minor)
        values (${id}, ${currency}, 10, ${new Date(now - days * day)}, ${minor})`
    await sql.unsafe(await migrationOf('prices_by_country'))
    const all = () => Promise.all((['NL', 'BE', 'ES', 'GB'] as const).map((country) => lowestIn(id, country)))
    expect(await all()).toEqual([899, 899, 899, 899])
    const kept = async () => [...(await sql`select count(*)::int as n from package_prices where site_id = ${id}`)]
    expect(await kept()).toEqual([{ n: 8 * 2 + 2 }])
    await sell(id, { BE: { p0: 1049 } }, 1)
    expect(await all()).toEqual([899, 899, 899, 899])
    expect([
      ...(await sql`select country, minor from package_prices
      where site_id = ${id} and credits = 10 and since >= ${new Date(now)} and currency in ('EUR', 'GBP')`),
    ]).toEqual([{ country: 'BE', minor: 1049 }])
    world.pass(20 * day)
    expect(await all()).toEqual([999, 999, 999, 899])
  })
})
