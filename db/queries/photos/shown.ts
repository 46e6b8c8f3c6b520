import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { prepared, type StatementSlots } from '../../prepared.ts'
import { members, photos, profiles, sessions } from '../../schema/index.ts'
import { isOpenSession } from '../session.ts'
import { hasPhotosFor, isIndexable } from '../visibility.ts'

const selectShown = prepared(
  (select, { id, siteId, sessionId }: StatementSlots<{ id: string; siteId: string; sessionId: string }>) =>
    select({
      storageKey: photos.storageKey,
      viewerId: sessions.memberId,
      isIndexable,
      isViewerPremium: sql<boolean>`${members.premiumSince} is not null`,
    })
      .from(photos)
      .innerJoin(profiles, eq(profiles.memberId, photos.memberId))
      .leftJoin(sessions, and(eq(sessions.id, sessionId), isOpenSession))
      .leftJoin(members, eq(members.id, sessions.memberId))
      .where(and(eq(photos.id, id), isNull(photos.deletedAt), or(isOwn, isShown(siteId)))),
)

const isOwn = eq(photos.memberId, sessions.memberId)

const isShown = (siteId: StatementSlots<{ siteId: string }>['siteId']) =>
  and(eq(photos.status, 'active'), hasPhotosFor({ viewerId: sessions.memberId, siteId }))

/**
 * The storage key of a photo that this session (its hash) may see, and the member of the session, null for a visitor.
 * Undefined if they may not see it. Rights are checked in this single statement on every request, so access ends
 * together with the right.
 */
export async function findShownPhoto(db: Db, asked: { id: string; siteId: string; sessionId: string }) {
  const [row] = await selectShown(db, asked)
  return row
}
