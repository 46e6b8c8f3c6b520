import { beforeAll, describe, expect, test } from 'bun:test'
import { type Tier, usualTiers } from '../../../db/reference/money/packages.ts'
import { aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { doJob } from '../../testing/mailbox.ts'
import { anotherSite } from '../../testing/site.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { offerOf, offersFor, pricesIn } from './prices.ts'

const database = await freshDatabase()
const { db, sql } = database
let world: TestWorld
let ada: TestMember

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
  ada = await aMember(db)
})

/** Ada, as she would be on another site. */
const on = async (siteId: string) => ({ ...(await world.as(ada)), site: await world.sites.byId(siteId) })

const day = 24 * 60 * 60_000
const minorOf = (offers: Awaited<ReturnType<typeof offersFor>>) => offers.map(({ price }) => price.minor)

describe('somebody is shown', () => {
  test('the prices of their country', async () => {
    const [offer] = await offersFor(await world.as(await aMember(db, { country: 'GB', region: null })))
    expect(offer?.price).toEqual({ minor: 899, currency: 'GBP' })
  })

  test('those of the country that they pay in', async () => {
    const { price } = await offerOf(await world.as(ada), 'p2', { country: 'CH' })
    expect(price).toEqual({ minor: 4690, currency: 'CHF' })
  })

  test('those of where they come from, before they are members, or of another country', async () => {
    const visitor = await world.visitor({ country: 'PL' })
    expect((await pricesIn(visitor, null)).country).toBe('PL')
    const { country, offers } = await pricesIn(visitor, 'US')
    expect([country, offers[0]?.price]).toEqual(['US', { minor: 1099, currency: 'USD' }])
    expect((await pricesIn(await world.visitor({ country: 'JP' }), null)).country).toBe('NL')
  })

  test('nothing that the site does not sell', async () => {
    const { id } = await anotherSite(db, world, { packages: { tiers: usualTiers.slice(0, 2), popular: null } })
    const ctx = await on(id)
    expect(minorOf(await offersFor(ctx))).toEqual([999, 2249])
    await expect(offerOf(ctx, 'p3')).rejects.toMatchObject({ code: 'package_not_found' })
  })
})

test('packages that are not fair are not sold: the usual ones are', async () => {
  const dear = usualTiers.map((tier) => ({ ...tier, credits: 10 }))
  const { id } = await anotherSite(db, world, { packages: { tiers: dear, popular: 'p2' } })
  expect(minorOf(await offersFor(await on(id)))).toEqual([999, 2249, 4799, 10499])
})

describe('the lowest price of the last 30 days', () => {
  const note = () => doJob(world, { queue: 'package_prices', payload: {} })

  /** Sets what the one package of a site costs, and lets days go by. */
  async function sell(siteId: string, EUR: number, days: number, credits = 10): Promise<void> {
    const [tier] = usualTiers as [Tier]
    const packages = { tiers: [{ ...tier, credits, prices: { ...tier.prices, EUR } }], popular: null }
    await sql`update sites set settings = ${JSON.stringify({ packages })}::text::jsonb where id = ${siteId}`
    world.sites.forget()
    await note()
    world.pass(days * day)
  }

  /** A site that sold one package at these prices, each for so many days. */
  async function aSiteThatSold(...steps: [minor: number, days: number][]): Promise<string> {
    const { id } = await anotherSite(db, world)
    for (const [minor, days] of steps) await sell(id, minor, days)
    return id
  }

  const lowestOn = async (id: string) => (await offersFor(await on(id)))[0]?.lowest.minor

  test('is the price where it has always been that', async () => {
    expect(await lowestOn(await aSiteThatSold([999, 100]))).toBe(999)
  })

  test('is that of before a rise, until 30 days after it', async () => {
    const id = await aSiteThatSold([899, 100], [999, 29])
    expect(await lowestOn(id)).toBe(899)
    world.pass(day + 1)
    expect(await lowestOn(id)).toBe(999)
  })

  test('is that of a day in between', async () => {
    expect(await lowestOn(await aSiteThatSold([999, 100], [799, 1], [1099, 20]))).toBe(799)
  })

  test('is the new one at once', async () => {
    expect(await lowestOn(await aSiteThatSold([999, 5], [799, 0]))).toBe(799)
  })

  test('is of as many credits, in the same currency, on the same site', async () => {
    const id = await aSiteThatSold([499, 5])
    expect(await lowestOn('vonk')).toBe(999)
    expect((await offerOf(await on(id), 'p0', { country: 'GB' })).lowest.minor).toBe(899)
    await sell(id, 999, 5, 12)
    expect(await lowestOn(id)).toBe(999)
  })

  test('is kept once for each change, however often it is looked at', async () => {
    const id = await aSiteThatSold([999, 1])
    for (let n = 0; n < 3; n++) {
      await note()
      world.pass(day)
    }
    expect([...(await sql`select 1 from package_prices where site_id = ${id} and country = 'NL'`)]).toHaveLength(1)
  })
})

test('a look at the shop keeps to its statements', async () => {
  const ctx = await world.as(ada)
  expect((await countStatements(database, () => offersFor(ctx))).statements).toHaveLength(3)
  expect((await countStatements(database, () => offerOf(ctx, 'p1', { code: null }))).statements).toHaveLength(2)
})
