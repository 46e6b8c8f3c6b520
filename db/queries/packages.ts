import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { CountryCode } from '../reference/countries/codes.ts'
import { countries } from '../reference/countries/facts.ts'
import type { Money } from '../reference/money/money.ts'
import { packagePrices } from '../schema/index.ts'
import { rowsOf } from './rows.ts'

/** What so many credits cost in a country. */
export interface CreditsPrice {
  country: CountryCode
  credits: number
  price: Money
}

/** Keeps of these prices what differs from what was kept last. Returns how many. */
export async function notePrices(db: Db, siteId: string, prices: readonly CreditsPrice[], now: Date): Promise<number> {
  const given = JSON.stringify(prices.map(({ price, ...what }) => ({ ...what, ...price })))
  const noted = await rowsOf(
    db,
    sql`insert into package_prices (site_id, country, currency, credits, since, minor)
        select ${siteId}, given.country, given.currency, given.credits, ${now}::timestamptz, given.minor
        from jsonb_to_recordset(${given}::text::jsonb) as given (country text, currency text, credits int, minor int)
        where not exists (
          select from (
            select kept.currency, kept.minor from package_prices kept
            where kept.site_id = ${siteId} and kept.country = given.country and kept.credits = given.credits
            order by kept.since desc limit 1) last
          where last.currency = given.currency and last.minor = given.minor)
        on conflict do nothing returning 1`,
  )
  return noted.length
}

/** The least, in minor units of the country's currency, that each number of credits has cost there since then, by the number. */
export async function lowestPrices(
  db: Db,
  { siteId, country }: { siteId: string; country: CountryCode },
  since: Date,
): Promise<Map<number, number>> {
  const { credits, currency, minor } = packagePrices
  const kept = db.$with('kept').as(
    db
      .select({
        credits,
        currency,
        minor,
        until: sql<Date | null>`lead(since) over (partition by credits order by since)`.as('until'),
      })
      .from(packagePrices)
      .where(and(eq(packagePrices.siteId, siteId), eq(packagePrices.country, country))),
  )
  const rows = await db
    .with(kept)
    .select({ credits: kept.credits, minor: sql<number>`min(${kept.minor})` })
    .from(kept)
    .where(
      and(eq(kept.currency, countries[country].currency), sql`(${kept.until} is null or ${kept.until} > ${since})`),
    )
    .groupBy(kept.credits)
  return new Map(rows.map((row) => [row.credits, row.minor]))
}
