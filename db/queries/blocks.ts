import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../client.ts'
import { blocks, members, photos, profiles } from '../schema/index.ts'
import type { HeldMembers } from './locks/members.ts'
import { isMainPhoto } from './members/cards.ts'
import { rowsOf } from './rows.ts'
import { canBeFound, hasBlocked, isKnownTo } from './visibility.ts'

/** Blocks somebody whom the member knows of, and tells whether that is new; undefined for everybody else. */
export async function insertBlock(
  tx: Tx,
  held: HeldMembers,
  blocker: { id: string; siteId: string },
  blockedId: string,
  createdAt: Date,
): Promise<{ isNew: boolean } | undefined> {
  held.check(tx, [blocker.id, blockedId])
  const statement = sql`
    with known as (
      select ${profiles.memberId} as id from ${profiles} where ${profiles.memberId} = ${blockedId} and ${isKnownTo(blocker)}
    ), added as (
      insert into blocks (blocker_id, blocked_id, created_at) select ${blocker.id}::uuid, id, ${createdAt} from known
      on conflict do nothing
      returning 1
    )
    select exists (select 1 from added) as "isNew" from known`
  const [row] = await rowsOf<{ isNew: boolean }>(tx, statement)
  return row
}

/** `isBlocked`: there is one the other way. Undefined when there was none. */
export async function deleteBlock(
  tx: Tx,
  held: HeldMembers,
  blockerId: string,
  blockedId: string,
): Promise<{ isBlocked: boolean } | undefined> {
  held.check(tx, [blockerId, blockedId])
  const [lifted] = await tx
    .delete(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
    .returning({
      isBlocked: hasBlocked(blockedId, blockerId),
    })
  return lifted
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
 * A page of the members that somebody has blocked, the latest first. A photo only of those who can be found, and who
 * have not blocked back: one's list must not be a way round that.
 */
export async function listBlocked(db: Db, blockerId: string, { limit, after }: { limit: number; after?: BlockCursor }) {
  const rest = after && sql`(${blocks.createdAt}, ${blocks.blockedId}) < (${after.blockedAt}, ${after.id}::uuid)`
  return db
    .select({
      id: profiles.memberId,
      name: profiles.name,
      fictional: members.fictional,
      photoId: photos.id,
      photoColour: photos.colour,
      blockedAt: blocks.createdAt,
    })
    .from(blocks)
    .innerJoin(profiles, eq(profiles.memberId, blocks.blockedId))
    .innerJoin(members, eq(members.id, blocks.blockedId))
    .leftJoin(photos, and(isMainPhoto, canBeFound, sql`not ${hasBlocked(profiles.memberId, blockerId)}`))
    .where(and(eq(blocks.blockerId, blockerId), rest))
    .orderBy(desc(blocks.createdAt), desc(blocks.blockedId))
    .limit(limit)
}
