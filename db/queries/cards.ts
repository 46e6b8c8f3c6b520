import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Given } from '../prepared.ts'
import { members, photos, profiles } from '../schema/index.ts'

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
  photoKey: photos.storageKey,
  photoColour: photos.colour,
}

export const isMainPhoto = and(
  eq(photos.memberId, profiles.memberId),
  sql`${photos.position} = 0`,
  sql`${photos.status} = 'active'`,
)

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

/** Neither of the two has blocked the other: a condition on the profile that is looked at. */
export function notBlocked(viewerId: Given<string>) {
  return sql`not exists (
    select 1 from blocks b
    where (b.blocker_id = ${viewerId} and b.blocked_id = ${profiles.memberId})
       or (b.blocker_id = ${profiles.memberId} and b.blocked_id = ${viewerId})
  )`
}
