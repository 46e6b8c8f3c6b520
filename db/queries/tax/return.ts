import { sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import type { CountryCode } from '../../reference/countries/codes.ts'
import type { Currency } from '../../reference/countries/facts.ts'
import { rowsOf } from '../rows.ts'

/** Receipts and credit notes of one seller, place, rate, currency and quarter of the sale, added up. */
export interface ReceiptSum {
  sellerVatNumber: string
  sellerCountry: CountryCode | null
  country: CountryCode
  taxRate: number
  currency: Currency
  /** When it was sold, such as `2026-Q4`: earlier than issued for a credit note of an earlier sale. */
  quarter: string
  totalMinor: number
  taxMinor: number
  /** How many sales of it have a place that is not proved. */
  unproved: number
}

/** What was issued from a day until before another (ISO 8601), by the clock of a time zone. */
export async function sumReceipts(
  db: Db,
  { from, until, timeZone }: { from: string; until: string; timeZone: string },
): Promise<ReceiptSum[]> {
  const midnight = (day: string) => sql`(${day}::timestamp at time zone ${timeZone})`
  return rowsOf(
    db,
    sql`
      select r.seller_vat_number as "sellerVatNumber", r.seller_country as "sellerCountry", r.country,
        r.tax_rate as "taxRate", r.currency,
        to_char(coalesce(s.issued_at, r.issued_at) at time zone ${timeZone}, 'YYYY-"Q"Q') as quarter,
        sum(r.total_minor)::float8 as "totalMinor", sum(r.tax_minor)::float8 as "taxMinor",
        (count(*) filter (where r.reason = 'sale' and not r.is_place_proved))::int as unproved
      from receipts r left join receipts s on s.id = r.corrects_id
      where r.issued_at >= ${midnight(from)} and r.issued_at < ${midnight(until)}
      group by 1, 2, 3, 4, 5, 6 order by 1, 3, 4, 6, 5`,
  )
}
