import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isStillThere } from '../visibility.ts'

/** What the badge counts: the unread messages of the list of conversations. */
export function unreadTotalOf(memberId: SQLWrapper): SQL<number> {
  return sql<number>`(
    select coalesce(sum(p.unread), 0)::int from participants p
    where p.member_id = ${memberId} and p.unread > 0 and p.listed_at is not null
      and ${isStillThere(sql`p.other_id`, sql`p.member_id`)})`
}
