import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Whether the other one of a conversation is there for the viewer: not banned, not leaving, neither has blocked the
 * other. Somebody who became invisible stays: a conversation exists (product §5.3).
 */
export function isStillThere(otherId: SQLWrapper, viewerId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`(
    not exists (select 1 from bans where bans.member_id = ${otherId})
    and not exists (select 1 from account_deletions d where d.member_id = ${otherId})
    and not exists (select 1 from blocks b where b.blocker_id = ${viewerId} and b.blocked_id = ${otherId})
    and not exists (select 1 from blocks b where b.blocker_id = ${otherId} and b.blocked_id = ${viewerId}))`
}

/** What the badge counts: the unread messages of the list of conversations. */
export function unreadTotalOf(memberId: SQLWrapper): SQL<number> {
  return sql<number>`(
    select coalesce(sum(p.unread), 0)::int from participants p
    where p.member_id = ${memberId} and p.unread > 0 and p.listed_at is not null
      and ${isStillThere(sql`p.other_id`, sql`p.member_id`)})`
}
