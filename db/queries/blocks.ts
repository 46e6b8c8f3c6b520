import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../client.ts'
import { blocks, members, photos, profiles } from '../schema/index.ts'
import type { HeldMembers } from './locks/members.ts'
import { isMainPhoto } from './members/cards.ts'
import { rowsOf } from './rows.ts'
import { canBeFound, hasBlocked, isKnownByBlock, isThereFor } from './visibility.ts'

/**
 * Blocks anybody of the site, there or not, with the name by which the member knows them. True where this has come between
 * the two: not where there is nobody, nor where a block stood there already.
 */
export async function insertBlock(
  tx: Tx,
  held: HeldMembers,
  blocker: { id: string; siteId: string },
  blockedId: string,
  createdAt: Date,
): Promise<boolean> {
  held.check(tx, [blocker.id, blockedId])
  const statement = sql`
    insert into blocks (blocker_id, blocked_id, name, created_at)
    select ${blocker.id}::uuid, ${profiles.memberId}, case when ${isThereFor(blocker)} then ${profiles.name} end, ${createdAt}
    from ${profiles} where ${profiles.memberId} = ${blockedId} and ${profiles.siteId} = ${blocker.siteId}
    on conflict do nothing
    returning not ${hasBlocked(blockedId, blocker.id)} as "hasParted"`
  const [added] = await rowsOf<{ hasParted: boolean }>(tx, statement)
  return added?.hasParted ?? false
}

/** Returns true if neither blocks the other any more. False if there was no block, or if the other one still blocks. */
export async function deleteBlock(tx: Tx, held: HeldMembers, blockerId: string, blockedId: string): Promise<boolean> {
  held.check(tx, [blockerId, blockedId])
  const [lifted] = await tx
    .delete(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
    .returning({ hasOpened: sql<boolean>`not ${hasBlocked(blockedId, blockerId)}` })
  return lifted?.hasOpened ?? false
}

/** Nothing in the conversation of two people waits for either of them any more. */
export async function clearUnreadBetween(tx: Tx, held: HeldMembers, oneId: string, otherId: string): Promise<void> {
  held.check(tx, [oneId, otherId])
  const [lowId, highId] = oneId < otherId ? [oneId, otherId] : [otherId, oneId]
  await tx.execute(sql`
    update participants p set unread = 0 from conversations c
    where c.low_id = ${lowId} and c.high_id = ${highId} and p.conversation_id = c.id and p.unread > 0`)
}

export interface BlockCursor {
  blockedAt: Date
  id: string
}

/**
 * A page of the members that somebody has blocked and knows of, the latest first, by the name that they had then. A photo only
 * of those who can be found, and who have not blocked back: one's list must not be a way round that.
 */
export async function listBlocked(
  db: Db,
  blocker: { id: string; siteId: string },
  { limit, after }: { limit: number; after?: BlockCursor },
) {
  const rest = after && sql`(${blocks.createdAt}, ${blocks.blockedId}) < (${after.blockedAt}, ${after.id}::uuid)`
  return db
    .select({
      id: profiles.memberId,
      name: sql<string>`coalesce(${blocks.name}, ${profiles.name})`,
      fictional: members.fictional,
      photoId: photos.id,
      photoColour: photos.colour,
      blockedAt: blocks.createdAt,
    })
    .from(blocks)
    .innerJoin(profiles, eq(profiles.memberId, blocks.blockedId))
    .innerJoin(members, eq(members.id, blocks.blockedId))
    .leftJoin(photos, and(isMainPhoto, canBeFound, sql`not ${hasBlocked(profiles.memberId, blocker.id)}`))
    .where(and(eq(blocks.blockerId, blocker.id), isKnownByBlock(blocker), rest))
    .orderBy(desc(blocks.createdAt), desc(blocks.blockedId))
    .limit(limit)
}
