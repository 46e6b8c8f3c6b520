import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { rowsOf } from './rows.ts'

/** Everybody on whose screens the member may stand: who talks with them, likes them or is liked by them. */
export async function listAcquaintances(db: Db, memberId: string): Promise<string[]> {
  const id = sql`${memberId}::uuid`
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`
    select other_id as id from participants where member_id = ${id}
    union select from_id from likes where to_id = ${id}
    union select to_id from likes where from_id = ${id}`,
  )
  return rows.map((row) => row.id)
}
