import { sql } from 'drizzle-orm'
import type { Db } from '../../../client.ts'
import { rowsOf } from '../../rows.ts'
import type { Viewer } from '../../visibility.ts'
import { candidates, noColumns } from './candidates.ts'
import type { SearchConditions } from './conditions.ts'
import { literal, unionOf } from './statement.ts'

/**
 * How many members these searches find together, counted up to `limit`. Goes in the order of ages, so it reads only the
 * members it counts.
 */
export async function countFound(
  db: Db,
  searcher: Viewer<string>,
  searches: SearchConditions[],
  limit: number,
): Promise<number> {
  const found = searches.map((wanted) => candidates(searcher, wanted, { source: 'ages', limit, columns: noColumns }))
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from (select from (${unionOf(found)}) as every limit ${literal(limit)}) as counted`,
  )
  return row?.total ?? 0
}
