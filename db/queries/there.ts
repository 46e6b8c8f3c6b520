import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Given } from '../prepared.ts'
import { profiles } from '../schema/index.ts'
import { notBlocked } from './cards.ts'

interface Looker {
  id: Given<string>
  siteId: Given<string>
}

/**
 * Whether the member of a profile is there for another one: the condition of every verb that is given somebody's id. They
 * can be found, or the two have a conversation that no ban or leaving has ended (product §5.3), and
 * neither has blocked the other. Who is not there is answered for like an id that nobody has.
 */
export function isThereFor({ id: viewerId, siteId }: Looker): SQL | undefined {
  const id = profiles.memberId
  const isMet = sql`(${haveConversation(viewerId)}
    and not exists (select 1 from bans where bans.member_id = ${id})
    and not exists (select 1 from account_deletions d where d.member_id = ${id}))`
  return and(eq(profiles.siteId, siteId), sql`(${profiles.searchable} or ${isMet})`, notBlocked(viewerId))
}

/**
 * Whether the member knows of that one's profile: they are there for them, or once were, as a conversation or an own block
 * shows. So somebody can be kept away who has blocked or left first.
 */
export function isKnownTo(looker: Looker): SQL {
  const { id: viewerId, siteId } = looker
  const isBlocked = sql`exists (
    select 1 from blocks own where own.blocker_id = ${viewerId} and own.blocked_id = ${profiles.memberId})`
  const isMet = sql`${eq(profiles.siteId, siteId)} and (${haveConversation(viewerId)} or ${isBlocked})`
  return sql`(${isThereFor(looker)} or ${isMet})`
}

const haveConversation = (viewerId: Given<string>) => sql`exists (
  select 1 from conversations met
  where met.low_id = least(${profiles.memberId}, ${viewerId}::uuid)
    and met.high_id = greatest(${profiles.memberId}, ${viewerId}::uuid))`
