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

/** From a day until before another (ISO 8601), by the clock of a time zone. */
interface Span {
  from: string
  until: string
  timeZone: string
}

/** What was issued in a span. */
export async function sumReceipts(db: Db, { from, until, timeZone }: Span): Promise<ReceiptSum[]> {
  const midnight = midnightIn(timeZone)
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

/** A receipt or credit note whose tax is not that of its taxable amount, for each is rounded by itself. */
export interface TaxDifference extends Omit<ReceiptSum, 'unproved'> {
  /** As it is written: `VONK-2026-000481`. */
  number: string
}

/** Those that were issued in a span, in the order of their numbers. */
export async function listTaxDifferences(db: Db, { from, until, timeZone }: Span): Promise<TaxDifference[]> {
  const midnight = midnightIn(timeZone)
  return rowsOf(
    db,
    sql`
      select r.prefix || '-' || r.year || '-' || lpad(r.number::text, 6, '0') as number,
        r.seller_vat_number as "sellerVatNumber", r.seller_country as "sellerCountry", r.country, r.tax_rate as "taxRate", r.currency,
        to_char(coalesce(s.issued_at, r.issued_at) at time zone ${timeZone}, 'YYYY-"Q"Q') as quarter,
        r.total_minor as "totalMinor", r.tax_minor as "taxMinor"
      from receipts r left join receipts s on s.id = r.corrects_id
      where r.issued_at >= ${midnight(from)} and r.issued_at < ${midnight(until)}
        and r.tax_minor <> round((r.total_minor - r.tax_minor)::numeric * r.tax_rate / 10000)
      order by r.site_id, r.year, r.number`,
  )
}

const midnightIn = (timeZone: string) => (day: string) => sql`(${day}::timestamp at time zone ${timeZone})`
