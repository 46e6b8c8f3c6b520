import type { PhotoStatus } from '../../../../db/reference/photos.ts'
import type { RemovalReason } from '../../../../db/reference/staff/removal-reasons.ts'
import { photoLimitReached, photoNotFound } from '../refusals.ts'

/** To every member; the others only to premium members (product §5.5). */
const openPhotos = 3

export interface PhotoViewer {
  premium: boolean
  isOwner: boolean
}

/** Whether the viewer may open the photo at this place among the visible ones. Visitors are null. */
export function isPhotoOpen(place: number, viewer: PhotoViewer | null): boolean {
  if (!viewer) return place === 0
  return viewer.premium || viewer.isOwner || place < openPhotos
}

/** How many photos a member may have (product §5.6). */
export const photoLimit = ({ premium }: { premium: boolean }) => (premium ? 25 : 3)

/** Milliseconds within which a deleted photo can be restored. */
export const undoTime = 60_000

/** A row of a member's, in their order. */
export interface PhotoFacts {
  id: string
  status: PhotoStatus
  createdAt: Date
  deletedAt: Date | null
}

const isThere = ({ deletedAt }: PhotoFacts) => deletedAt === null

/** A photo that moderation has removed takes no place. */
const takesPlace = ({ status }: PhotoFacts) => status !== 'removed'

/** Throws if the member has no room for one more photo, which may replace one of theirs. */
export function checkRoomForPhoto(photos: readonly PhotoFacts[], me: { premium: boolean }, replacedId?: string): void {
  const limit = photoLimit(me)
  const others = photos.filter((photo) => isThere(photo) && takesPlace(photo) && photo.id !== replacedId)
  if (others.length >= limit) throw photoLimitReached({ limit })
}

/** The photo of this id that the member sees. */
export function photoIn<Photo extends PhotoFacts>(photos: readonly Photo[], id: string): Photo {
  const photo = photos.find((one) => one.id === id && isThere(one))
  if (!photo) throw photoNotFound()
  return photo
}

/**
 * Throws unless the photo was deleted less than `undoTime` ago. If another was added since, this one needs room like a
 * new one, and counts as new. Otherwise two photos that used the same place could both come back. Returns its time of
 * creation.
 */
export function checkMayRestore(photos: readonly PhotoFacts[], id: string, me: { premium: boolean }, now: Date): Date {
  const photo = photos.find((one) => one.id === id)
  const deletedAt = photo?.deletedAt
  if (!deletedAt || now.getTime() - deletedAt.getTime() > undoTime) throw photoNotFound()
  const isNew = takesPlace(photo) && photos.some((other) => other.id !== id && other.createdAt >= deletedAt)
  if (isNew) checkRoomForPhoto(photos, me)
  return isNew ? now : photo.createdAt
}

/**
 * The order of all rows after the member has sorted theirs. Rows that they do not name (new from another screen, or
 * deleted) go to the end in their old order. Unknown ids are ignored.
 */
export function orderOf(photos: readonly PhotoFacts[], wanted: readonly string[]): string[] {
  const known = new Set(photos.map(({ id }) => id))
  const named = [...new Set(wanted)].filter((id) => known.has(id))
  const rest = photos.filter(({ id }) => !named.includes(id)).map(({ id }) => id)
  return [...named, ...rest]
}

/** Of 64 bits: the same picture, saved or sent again, differs by at most so many. */
const sameBits = 3

/** Milliseconds for which the fingerprint of a removed picture is kept. */
export const rememberedFor = 3 * 365 * 24 * 60 * 60_000

/**
 * Whether an upload is a removed picture itself, not only similar to one (product §5.8). It must be one of the member's
 * own, or one that nobody may show.
 */
export function comesBack(
  { distance, memberId, reason }: { distance: number; memberId: string | null; reason: RemovalReason },
  uploaderId: string,
): boolean {
  return distance <= sameBits && (memberId === uploaderId || reason === 'minor')
}
