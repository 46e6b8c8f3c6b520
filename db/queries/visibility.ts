import { and, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ValueOrSlot } from '../prepared.ts'
import { members, profiles } from '../schema/index.ts'

// Who is visible to whom. Every condition on blocks, bans, leaving, invisibility and confirmation is defined here.
// Those without a first id are about `profiles`: the one whose row the statement reads.

/** A viewer, and the site they use. */
interface ViewerColumns {
  id: ValueOrSlot<string> | SQLWrapper
  siteId: ValueOrSlot<string>
}

/** The same, or a visitor, who has no id. */
export interface Viewer<Value = ValueOrSlot<string>> {
  viewerId: Value | null
  siteId: Value
}

export const isBanned = (id: SQLWrapper) => sql<boolean>`exists (select 1 from bans where bans.member_id = ${id})`

/** Neither banned nor leaving. A member who is either has no session, no conversation and no place in a list. */
export function isNotBarred(id: SQLWrapper) {
  return sql<boolean>`(not ${isBanned(id)}
    and not exists (select 1 from account_deletions d where d.member_id = ${id}))`
}

export function hasBlocked(blockerId: ValueOrSlot<string> | SQLWrapper, blockedId: ValueOrSlot<string> | SQLWrapper) {
  return sql<boolean>`exists (
    select 1 from blocks b where b.blocker_id = ${blockerId} and b.blocked_id = ${blockedId})`
}

/** Neither of the two has blocked the other. One index lookup for each row, however many blocks they have. */
export function isNotBlocked(oneId: ValueOrSlot<string> | SQLWrapper, otherId: ValueOrSlot<string> | SQLWrapper) {
  return sql<boolean>`not exists (
    select 1 from blocks b
    where (b.blocker_id = ${oneId} and b.blocked_id = ${otherId})
       or (b.blocker_id = ${otherId} and b.blocked_id = ${oneId}))`
}

/** The same for counts, and for pages in the order of an index: it is planned as a join, which keeps that order. */
const isNotBlockedJoined = (oneId: SQLWrapper, otherId: SQLWrapper) =>
  sql<boolean>`(not ${hasBlocked(oneId, otherId)} and not ${hasBlocked(otherId, oneId)})`

/** Confirmed, not invisible, not banned, not leaving: others may find them. Derived by `mayBeFound`. */
export const canBeFound = sql<boolean>`${profiles.searchable}`

/** What `searchable` is derived from. */
export const mayBeFound = sql<boolean>`(${profiles.invisibleSince} is null
  and exists (select 1 from ${members} m where m.id = ${profiles.memberId} and m.confirmed_at is not null)
  and ${isNotBarred(profiles.memberId)})`

/** Visitors may see the profile, because its member has not hidden it from them. Combine with `canBeFound`. */
const isShownToVisitors = sql<boolean>`${profiles.hiddenFromVisitorsSince} is null`

/** Search engines may show the profile and its photos: its member has allowed it, and visitors see it. */
export const isIndexable = sql<boolean>`(${profiles.searchEnginesAllowedAt} is not null and ${isShownToVisitors} and ${canBeFound})`

export const isInvisible = sql<boolean>`${profiles.invisibleSince} is not null`

/** The same as `canBeFound` for any member, by their id. */
export const isFindable = (id: ValueOrSlot<string>) =>
  sql<boolean>`(select g.searchable from profiles g where g.member_id = ${id})`

/**
 * The condition of a search. Reads the viewer's blocks once, where a check for each profile would be one of a thousand
 * lookups. Never finds the viewer.
 */
export function isFoundBy({ viewerId, siteId }: Viewer) {
  const hidden = sql`
    select ${viewerId}::uuid
    union all select blocked_id from blocks where blocker_id = ${viewerId}
    union all select blocker_id from blocks where blocked_id = ${viewerId}`
  const isOfSite = sql`${profiles.siteId} = ${siteId}`
  return and(canBeFound, isOfSite, viewerId ? sql`${profiles.memberId} not in (${hidden})` : isShownToVisitors)
}

/** Named in the member's lists of likes: they can be found, and neither has blocked the other. */
export const isListedFor = (memberId: ValueOrSlot<string>) => and(canBeFound, isNotBlocked(memberId, profiles.memberId))

/** Whether a member counts among another's new likes. */
export const isCountedFor = (memberId: SQLWrapper) => and(canBeFound, isNotBlockedJoined(memberId, profiles.memberId))

/**
 * Visible to a member: required by every operation that takes a member's id, such as a like or a message. They can be
 * found, or the two have a conversation that no ban or leaving has ended (product §5.3), and neither has blocked the
 * other. Otherwise the answer is the one for an unknown id.
 */
export function isThereFor({ id: viewerId, siteId }: ViewerColumns) {
  const isMet = sql`(${haveConversation(viewerId)} and ${isNotBarred(profiles.memberId)})`
  return and(eq(profiles.siteId, siteId), sql`(${canBeFound} or ${isMet})`, isNotBlocked(viewerId, profiles.memberId))
}

/**
 * Shown on a profile page and as a card. One's own is always visible; visitors see members who can be found and allow
 * it.
 */
export function isShownTo({ viewerId, siteId }: Viewer) {
  if (!viewerId) return isFoundBy({ viewerId, siteId })
  return or(eq(profiles.memberId, viewerId), isThereFor({ id: viewerId, siteId }))
}

/**
 * Whose photos a viewer may load by their addresses: members visible to them, and members they have blocked, because
 * the block list shows photos too. A visitor's id is null: they have no conversations and no blocks.
 */
export function hasPhotosFor({ viewerId, siteId }: { viewerId: SQLWrapper; siteId: ValueOrSlot<string> }) {
  const isMet = sql`(${haveConversation(viewerId)} and ${isNotBarred(profiles.memberId)})`
  const isForVisitors = sql`(${viewerId} is not null or ${isShownToVisitors})`
  const isThere = sql`(${canBeFound} and ${isForVisitors} or ${isMet})`
  return and(eq(profiles.siteId, siteId), isThere, sql`not ${hasBlocked(profiles.memberId, viewerId)}`)
}

/**
 * Blocked by a member who knows of them: there for them then, which the name kept with the block says, or now but for the block.
 * Any other block was of an id that, for all the member can tell, nobody has.
 */
export function isKnownByBlock(member: ViewerColumns): SQL {
  const isThereBehindIt = hasPhotosFor({ viewerId: sql`${member.id}::uuid`, siteId: member.siteId })
  return sql`exists (
    select 1 from blocks own where own.blocker_id = ${member.id} and own.blocked_id = ${profiles.memberId}
      and (own.name is not null or ${isThereBehindIt}))`
}

/**
 * Known to a member: there for them, or once was, as a conversation or an own block shows. So somebody can be reported
 * who has blocked or left first.
 */
export function isKnownTo(member: ViewerColumns): SQL {
  const isMet = sql`(${haveConversation(member.id)} or ${isKnownByBlock(member)})`
  return sql`(${isThereFor(member)} or ${and(eq(profiles.siteId, member.siteId), isMet)})`
}

/** Still there for the other one in their conversation, by both ids. The invisible stay (product §5.3). */
export function isStillThere(otherId: SQLWrapper, viewerId: SQLWrapper) {
  return sql<boolean>`(${isNotBarred(otherId)} and ${isNotBlockedJoined(viewerId, otherId)})`
}

const haveConversation = (viewerId: ValueOrSlot<string> | SQLWrapper) => sql`exists (
  select 1 from conversations met
  where met.low_id = least(${profiles.memberId}, ${viewerId}::uuid)
    and met.high_id = greatest(${profiles.memberId}, ${viewerId}::uuid))`
