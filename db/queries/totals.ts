import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { unreadTotalOf } from './chat/shown.ts'
import { newLikesOf } from './likes.ts'
import { rowsOf } from './rows.ts'

const badges = { unreadTotal: unreadTotalOf, newLikes: newLikesOf }

/** What a member's badges count. */
export type Totals = Record<keyof typeof badges, number>

/**
 * These totals of these members, in one statement, for each of them to be asked for by id. Inside a
 * transaction they are right only after `lockMembers` of the same members, else what arrives meanwhile is left out.
 */
export async function findTotals<Badge extends keyof Totals>(
  db: Db,
  memberIds: string[],
  ...wanted: [Badge, ...Badge[]]
): Promise<(memberId: string) => Pick<Totals, Badge>> {
  const ids = memberIds.map((id) => sql`(${id}::uuid)`)
  const columns = wanted.map((badge) => sql`${badges[badge](sql`m.id`)} as ${sql.identifier(badge)}`)
  const rows = await rowsOf<Pick<Totals, Badge> & { id: string }>(
    db,
    sql`select m.id, ${sql.join(columns, sql`, `)} from (values ${sql.join(ids, sql`, `)}) m (id)`,
  )
  const byMember = new Map(rows.map(({ id, ...totals }) => [id, totals as unknown as Pick<Totals, Badge>]))
  return (memberId) => {
    const totals = byMember.get(memberId)
    if (!totals) throw new RangeError('nobody has asked for the totals of this member')
    return totals
  }
}
