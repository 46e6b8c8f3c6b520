import type { PhotoStatus } from '../../../../db/reference/photos.ts'
import type { RemovalReason } from '../../../../db/reference/staff/removal-reasons.ts'
import { photoLimitReached, photoNotFound } from '../refusals.ts'

/** To every member; the others only to premium members (product §5.5). */
const openPhotos = 3

export interface PhotoViewer {
  premium: boolean
  isOwner: boolean
}

/** By its place among those that others see. Visitors are null. */
export function isPhotoOpen(place: number, viewer: PhotoViewer | null): boolean {
  if (!viewer) return place === 0
  return viewer.premium || viewer.isOwner || place < openPhotos
}

/** How many photos a member may have (product §5.6). */
export const photoLimit = ({ premium }: { premium: boolean }) => (premium ? 25 : 3)

/** Milliseconds in which a deleted photo can be brought back. */
export const undoTime = 60_000

/** A row of a member's, in their order. */
export interface PhotoFacts {
  id: string
  status: PhotoStatus
  createdAt: Date
  deletedAt: Date | null
}

const isThere = ({ deletedAt }: PhotoFacts) => deletedAt === null

/** What the inspection has removed takes none. */
const takesPlace = ({ status }: PhotoFacts) => status !== 'removed'

/** Refuses one more, beside those that the member has; it may take the place of one of them. */
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
 * Refuses what has not been deleted a moment ago. Where something was added since, it needs room as a new one does and is new
 * from now on: otherwise two that took one place after the other could both come back. Returns its time of creation.
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
 * The order of all rows when the member has put theirs into this one. What they do not name (it came meanwhile, on another
 * screen, or is deleted) stays behind those that it stood behind; names of what is gone say nothing.
 */
export function orderOf(photos: readonly PhotoFacts[], wanted: readonly string[]): string[] {
  const known = new Set(photos.map(({ id }) => id))
  const named = [...new Set(wanted)].filter((id) => known.has(id))
  const rest = photos.filter(({ id }) => !named.includes(id)).map(({ id }) => id)
  return [...named, ...rest]
}

/** Of 64 bits: so little differs between the same picture and itself, saved or sent again. */
const sameBits = 3

/** Milliseconds for which it is remembered how a removed picture looks. */
export const rememberedFor = 3 * 365 * 24 * 60 * 60_000

/**
 * Whether an upload is a removed picture come back, and not only like one (product §5.8): the same as one of the member's own,
 * or one that nobody may show.
 */
export function comesBack(
  { distance, memberId, reason }: { distance: number; memberId: string | null; reason: RemovalReason },
  uploaderId: string,
): boolean {
  return distance <= sameBits && (memberId === uploaderId || reason === 'minor')
}
