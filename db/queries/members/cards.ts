import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { members, photos, profiles } from '../../schema/index.ts'

export const cardColumns = {
  id: profiles.memberId,
  name: profiles.name,
  birthDate: profiles.birthDate,
  gender: profiles.gender,
  country: profiles.country,
  region: profiles.region,
  city: profiles.city,
  activeSlot: profiles.activeSlot,
  createdAt: profiles.createdAt,
  premiumSince: members.premiumSince,
  fictional: members.fictional,
  photoId: photos.id,
  photoColour: photos.colour,
}

export const isMainPhoto = and(eq(photos.memberId, profiles.memberId), sql`${photos.isMain}`)

/** Cards of whomever the caller goes on to select with `.where()`. */
export function selectCards(db: Db) {
  return db
    .select(cardColumns)
    .from(profiles)
    .innerJoin(members, eq(members.id, profiles.memberId))
    .leftJoin(photos, isMainPhoto)
    .$dynamic()
}

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number]
