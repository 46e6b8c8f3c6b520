import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { prepared, type Select, type StatementSlots, type ValueOrSlot } from '../../prepared.ts'
import { members, photos, profiles } from '../../schema/index.ts'
import { canBeFound, isIndexable, isShownTo, type Viewer } from '../visibility.ts'
import { type CardRow, cardColumns, selectCards } from './cards.ts'

const { photoId: _, photoColour: __, ...accountAndProfile } = cardColumns

/** What a member says of themselves to everybody. */
export const selfDescription = {
  about: profiles.about,
  joiningReason: profiles.joiningReason,
  relationshipStatus: profiles.relationshipStatus,
  bodyType: profiles.bodyType,
  hairColour: profiles.hairColour,
  eyeColour: profiles.eyeColour,
  tattoos: profiles.tattoos,
  interests: profiles.interests,
}

interface ProfileQuery {
  siteId: string
  memberId: string
}

const selectForMember = prepared(
  (select, { siteId, memberId, viewerId }: StatementSlots<ProfileQuery & { viewerId: string }>) =>
    profileOf(select, { siteId, viewerId }, memberId),
)

const selectForVisitor = prepared((select, { siteId, memberId }: StatementSlots<ProfileQuery>) =>
  profileOf(select, { siteId, viewerId: null }, memberId),
)

/** All that a profile says, and what is between its member and the viewer; undefined when it is not there for them. */
export async function findProfile(db: Db, { siteId, viewerId }: Viewer<string>, memberId: string) {
  const [row] = viewerId
    ? await selectForMember(db, { siteId, memberId, viewerId })
    : await selectForVisitor(db, { siteId, memberId })
  return row
}

function profileOf(select: Select, viewer: Viewer, memberId: ValueOrSlot<string>) {
  const { sexuality, sexualityConsentAt } = profiles
  return select({
    ...accountAndProfile,
    ...selfDescription,
    sexuality,
    sexualityConsentAt,
    isIndexable,
    ...between(viewer.viewerId),
  })
    .from(profiles)
    .innerJoin(members, eq(members.id, profiles.memberId))
    .where(and(eq(profiles.memberId, memberId), isShownTo(viewer)))
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>

const selectPhotos = prepared(
  (select, { memberId, viewerId }: StatementSlots<{ memberId: string; viewerId: string | null }>) => {
    const isOwner = sql`${viewerId}::uuid = ${photos.memberId}`
    const isSeen = or(eq(photos.status, 'active'), and(eq(photos.status, 'under_inspection'), isOwner))
    return select({ id: photos.id, colour: photos.colour, status: photos.status })
      .from(photos)
      .where(and(eq(photos.memberId, memberId), isSeen, isNull(photos.deletedAt)))
      .orderBy(asc(photos.position))
  },
)

/** In their owner's order; what is still under inspection is for the owner alone. */
export async function listSeenPhotos(db: Db, memberId: string, viewerId: string | null) {
  return selectPhotos(db, { memberId, viewerId })
}

export type PhotoRow = Awaited<ReturnType<typeof listSeenPhotos>>[number]

/** The cards of those among these members who are there for the viewer, in no particular order. */
export async function listCards(db: Db, viewer: Viewer<string>, memberIds: string[]): Promise<CardRow[]> {
  return selectCards(db).where(and(inArray(profiles.memberId, memberIds), isShownTo(viewer)))
}

/** Nobody learns of the likes of somebody invisible. */
function between(viewerId: ValueOrSlot<string | null>) {
  const id = profiles.memberId
  const none = { likeIsNew: sql<boolean | null>`null`, conversationId: sql<string | null>`null` }
  if (!viewerId) return { ...none, liked: sql<boolean>`false`, viewerInterests: sql<string[]>`'{}'::text[]` }
  return {
    liked: sql<boolean>`exists (select 1 from likes where from_id = ${viewerId} and to_id = ${id})`,
    /** Null when the member does not like the viewer. */
    likeIsNew: sql<boolean | null>`(
      select seen_at is null from likes where from_id = ${id} and to_id = ${viewerId} and ${canBeFound})`,
    conversationId: sql<string | null>`(
      select c.id from conversations c
      where c.low_id = least(${id}, ${viewerId}::uuid) and c.high_id = greatest(${id}, ${viewerId}::uuid))`,
    viewerInterests: sql<string[]>`(select v.interests from profiles v where v.member_id = ${viewerId})`,
  }
}
