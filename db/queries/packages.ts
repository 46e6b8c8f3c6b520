import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Currency } from '../reference/countries/facts.ts'
import type { Money } from '../reference/money/money.ts'
import { packagePrices } from '../schema/index.ts'
import { rowsOf } from './rows.ts'

/** What so many credits cost. */
export interface CreditsPrice {
  credits: number
  price: Money
}

/** Keeps of these prices what differs from what was kept last. Returns how many. */
export async function notePrices(db: Db, siteId: string, prices: readonly CreditsPrice[], now: Date): Promise<number> {
  const given = JSON.stringify(prices.map(({ credits, price }) => ({ credits, ...price })))
  const noted = await rowsOf(
    db,
    sql`insert into package_prices (site_id, currency, credits, since, minor)
        select ${siteId}, given.currency, given.credits, ${now}::timestamptz, given.minor
        from jsonb_to_recordset(${given}::text::jsonb) as given (currency text, credits int, minor int)
        where given.minor is distinct from (
          select kept.minor from package_prices kept
          where kept.site_id = ${siteId} and kept.currency = given.currency and kept.credits = given.credits
          order by kept.since desc limit 1)
        on conflict do nothing returning 1`,
  )
  return noted.length
}

/** The least, in minor units, that each number of credits has cost since then, by the number. */
export async function lowestPrices(
  db: Db,
  siteId: string,
  currency: Currency,
  since: Date,
): Promise<Map<number, number>> {
  const { credits, minor } = packagePrices
  const kept = db.$with('kept').as(
    db
      .select({
        credits,
        minor,
        until: sql<Date | null>`lead(since) over (partition by credits order by since)`.as('until'),
      })
      .from(packagePrices)
      .where(and(eq(packagePrices.siteId, siteId), eq(packagePrices.currency, currency))),
  )
  const rows = await db
    .with(kept)
    .select({ credits: kept.credits, minor: sql<number>`min(${kept.minor})` })
    .from(kept)
    .where(sql`${kept.until} is null or ${kept.until} > ${since}`)
    .groupBy(kept.credits)
  return new Map(rows.map((row) => [row.credits, row.minor]))
}
