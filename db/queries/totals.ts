import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../client.ts'
import { arrayOf, preparedSql } from '../prepared.ts'
import { unreadTotalOf } from './chat/unread.ts'
import { newLikesOf } from './likes/like.ts'
import type { HeldMembers } from './locks/members.ts'

const badges = { unreadTotal: unreadTotalOf, newLikes: newLikesOf }

export type Totals = Record<keyof typeof badges, number>

type TotalsStatement = (db: Db, values: { ids: string }) => Promise<(Totals & { id: string })[]>

const statements = new Map<string, TotalsStatement>()

/** One for each set of badges that is asked for. */
function statementFor(wanted: (keyof Totals)[]): TotalsStatement {
  const key = wanted.join()
  const known = statements.get(key)
  if (known) return known
  const columns = wanted.map((badge) => sql`${badges[badge](sql`m.id`)} as ${sql.identifier(badge)}`)
  const statement: TotalsStatement = preparedSql(
    ({ ids }) => sql`select m.id, ${sql.join(columns, sql`, `)} from unnest(${ids}::uuid[]) m (id)`,
  )
  statements.set(key, statement)
  return statement
}

/** These totals of these members, in one statement, for each of them to be asked for by id. */
export async function findTotals<Badge extends keyof Totals>(
  tx: Tx,
  held: HeldMembers,
  memberIds: string[],
  ...wanted: [Badge, ...Badge[]]
): Promise<(memberId: string) => Pick<Totals, Badge>> {
  held.check(tx, memberIds)
  const rows = await statementFor(wanted)(tx, { ids: arrayOf(memberIds) })
  const byMember = new Map(rows.map(({ id, ...totals }) => [id, totals as Pick<Totals, Badge>]))
  return (memberId) => {
    const totals = byMember.get(memberId)
    if (!totals) throw new RangeError('nobody has asked for the totals of this member')
    return totals
  }
}
