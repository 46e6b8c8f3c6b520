import { z } from 'zod'
import * as queries from '../../../db/queries/members/profile.ts'
import type { Viewer } from '../../../db/queries/visibility.ts'
import { attributes } from '../../../db/reference/attributes.ts'
import { findRegion } from '../../../db/reference/regions.ts'
import type { Context } from '../../core/context.ts'
import { contactIn } from '../caution/rules/contacts.ts'
import { photoAddresses } from '../photos/addresses.ts'
import { isPhotoOpen } from '../photos/rules/photos.ts'
import { type CardPhoto, cardPhoto, cardPhotoAt, type MemberCard, memberCard, toCard, toPerson } from './card.ts'
import { choices } from './choices.ts'
import { memberNotFound } from './refusals.ts'
import { countShown } from './shown.ts'

/** Signed addresses that live for an hour or two; of a locked photo only that of its blurred file. */
const profilePhoto = z.discriminatedUnion('locked', [
  cardPhoto.extend({
    ...{ id: z.string(), locked: z.literal(false), full: z.string() },
    /** Seen by its owner alone until then. */
    underInspection: z.boolean(),
  }),
  z.object({ id: z.string(), colour: z.string(), locked: z.literal(true), blurred: z.string() }),
])

const relation = z.object({
  liked: z.boolean(),
  likedMe: z.boolean(),
  /** They like me, and I have not opened their profile since: `likes.markSeen` clears it. */
  likeIsNew: z.boolean(),
  matched: z.boolean(),
  conversationId: z.string().nullable(),
})
export type Relation = z.infer<typeof relation>

/** As one viewer sees it (product §5.1). */
export const memberProfile = memberCard.omit({ photo: true }).extend({
  regionName: z.string().nullable(),
  about: z.string(),
  /** It has a phone number, an address or a link, which members alone are shown: `about` is empty. */
  aboutHidden: z.boolean(),
  ...choices,
  interests: z.array(z.string()),
  /** Product §5.1. */
  sexuality: z.enum(attributes.sexuality).nullable(),
  photos: z.array(profilePhoto),
  sharedInterests: z.array(z.string()),
  isOwn: z.boolean(),
  /** The profile's member allows search engines to show it. Always false for a member as viewer. */
  indexable: z.boolean(),
  /** Null for a visitor and on one's own profile. */
  relation: relation.nullable(),
})
export type MemberProfile = z.infer<typeof memberProfile>

/** Refuses everybody who is not there for the viewer with the same answer. */
export async function getProfile(ctx: Context, memberId: string): Promise<MemberProfile> {
  const [row, photos] = await Promise.all([
    queries.findProfile(ctx.db, viewerOf(ctx), memberId),
    queries.listSeenPhotos(ctx.db, memberId, ctx.me?.id ?? null),
  ])
  if (!row) throw memberNotFound()
  countShown(ctx, [row])
  const isOwn = ctx.me?.id === memberId
  return {
    ...toDescription(ctx, row),
    photos: photos.map((photo, place) => toProfilePhoto(ctx, photo, { place, memberId })),
    sharedInterests: isOwn ? [] : row.interests.filter((interest) => row.viewerInterests.includes(interest)),
    isOwn,
    indexable: ctx.me === null && row.isIndexable,
    relation: ctx.me && !isOwn ? toRelation(row) : null,
  }
}

/** The cards of these members in the given order, without members that the viewer must not see. */
export async function getCards(ctx: Context, memberIds: string[]): Promise<MemberCard[]> {
  if (memberIds.length === 0) return []
  const rows = await queries.listCards(ctx.db, viewerOf(ctx), memberIds)
  countShown(ctx, rows)
  const cards = new Map(rows.map((row) => [row.id, toCard(ctx, row, ctx.now())]))
  return memberIds.flatMap((id) => cards.get(id) ?? [])
}

const viewerOf = ({ site, me }: Context): Viewer<string> => ({ siteId: site.id, viewerId: me?.id ?? null })

function toDescription(ctx: Context, row: queries.ProfileRow) {
  const { about, joiningReason, relationshipStatus, bodyType, hairColour, eyeColour, tattoos, interests } = row
  return {
    ...toPerson(row, ctx.now()),
    regionName: (row.region && findRegion(row.region)?.name) ?? null,
    ...(ctx.me === null && contactIn(about) ? { about: '', aboutHidden: true } : { about, aboutHidden: false }),
    sexuality: ctx.me && row.sexualityConsentAt ? row.sexuality : null,
    joiningReason,
    relationshipStatus,
    bodyType,
    hairColour,
    eyeColour,
    tattoos,
    interests,
  }
}

/** Of these active photos of a member, in their order from the first, those that are open to the viewer. */
export const openPhotosOf = (
  ctx: Context,
  memberId: string,
  photos: readonly Pick<queries.PhotoRow, 'id' | 'colour'>[],
): CardPhoto[] =>
  photos.flatMap((row, place) => {
    const photo = toProfilePhoto(ctx, { ...row, status: 'active' }, { place, memberId })
    if (photo.locked) return []
    const { thumb, card, match, colour } = photo
    return [{ thumb, card, match, colour }]
  })

function toProfilePhoto(
  ctx: Context,
  { id, colour, status }: queries.PhotoRow,
  { place, memberId }: { place: number; memberId: string },
) {
  const { me } = ctx
  const viewer = me && { premium: me.premium, isOwner: me.id === memberId }
  const isOpen = isPhotoOpen(place, viewer)
  const byPremium = isOpen && viewer !== null && !isPhotoOpen(place, { ...viewer, premium: false })
  const { secret, site, photoSession } = ctx
  const address = photoAddresses({ secret, site, photoSession, byPremium }, id, ctx.now())
  if (!isOpen) return { id, colour, locked: true as const, blurred: address('blurred') }
  const underInspection = status === 'under_inspection'
  return { id, locked: false as const, ...cardPhotoAt(address, colour), full: address('full'), underInspection }
}

function toRelation({ liked, likeIsNew, conversationId }: queries.ProfileRow): Relation {
  const likedMe = likeIsNew !== null
  return { liked, likedMe, likeIsNew: likeIsNew === true, matched: liked && likedMe, conversationId }
}
