import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { rowsOf } from '../rows.ts'

const tables = {
  receipt: sql`receipts`,
  mandate: sql`direct_debits`,
  file: sql`direct_debit_files`,
} satisfies Record<string, SQL>

/** What a site numbers without gaps, and the last number that it has given; receipts and credit notes in one series of each year. */
export interface Series {
  of: keyof typeof tables
  siteId: string
  /** Null for what goes on from year to year. */
  year: number | null
  last: number
}

export async function listSeries(db: Db): Promise<Series[]> {
  return rowsOf(
    db,
    sql`
      select 'receipt' as of, site_id as "siteId", year, last from receipt_counters
      union all
      select 'mandate', site_id, null, last_mandate from direct_debit_numbers
      union all
      select 'file', site_id, null, last_file from direct_debit_numbers
      order by 1, 2, 3`,
  )
}

/** The numbers from `first` to `last`, all of which were given, that nothing has. */
export async function listMissingNumbers(
  db: Db,
  { of, siteId, year }: Series,
  { first, last }: { first: number; last: number },
): Promise<number[]> {
  const rows = await rowsOf<{ number: number }>(
    db,
    sql`
      select number from generate_series(${first}::int, ${last}::int) number
      except
      select number from ${tables[of]}
      where site_id = ${siteId} and number between ${first}::int and ${last}::int ${year === null ? sql`` : sql`and year = ${year}`}
      order by number`,
  )
  return rows.map(({ number }) => number)
}
