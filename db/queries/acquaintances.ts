import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { profiles } from '../schema/index.ts'
import { rowsOf } from './rows.ts'
import { isThereFor } from './visibility.ts'

/** Everybody on whose screens the member may stand: who talks with them, likes them or is liked by them. */
export async function listAcquaintances(db: Db, memberId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(db, acquaintancesOf(memberId))
  return rows.map((row) => row.id)
}

/** The acquaintances that can see the member and so may learn of changes. */
export async function listOnlookers(db: Db, { id, siteId }: { id: string; siteId: string }): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`
    select a.id from (${acquaintancesOf(id)}) a, ${profiles}
    where ${eq(profiles.memberId, id)} and ${isThereFor({ id: sql`a.id`, siteId })}`,
  )
  return rows.map((row) => row.id)
}

function acquaintancesOf(memberId: string): SQL {
  const id = sql`${memberId}::uuid`
  return sql`
    select other_id as id from participants where member_id = ${id}
    union select from_id from likes where to_id = ${id}
    union select to_id from likes where from_id = ${id}`
}
