import { eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { prepared, type StatementSlots } from '../prepared.ts'
import { eventHeads, members, photos, profiles, wallets } from '../schema/index.ts'
import { unreadTotalOf } from './chat/unread.ts'
import { isBuying } from './discounts/buyer.ts'
import { newLikesOf } from './likes/like.ts'
import { hasBought } from './orders/premium.ts'
import { isOwnMainPhoto } from './photos/own.ts'
import { canBeFound, isInvisible } from './visibility.ts'

const selectMe = prepared((select, { memberId }: StatementSlots<{ memberId: string }>) =>
  select({
    id: members.id,
    email: members.email,
    locale: members.locale,
    confirmedAt: members.confirmedAt,
    premiumSince: members.premiumSince,
    hasBought,
    // Asked of those alone who are not premium.
    isBuying: sql<boolean>`${members.premiumSince} is null and ${isBuying(members.id)}`,
    notificationsDisabled: members.notificationsDisabled,
    createdAt: members.createdAt,
    name: profiles.name,
    gender: profiles.gender,
    birthDate: profiles.birthDate,
    country: profiles.country,
    region: profiles.region,
    city: profiles.city,
    canBeFound,
    isInvisible,
    lastActiveAt: profiles.lastActiveAt,
    photoId: photos.id,
    photoColour: photos.colour,
    photoStatus: photos.status,
    credits: wallets.balance,
    freeMessages: wallets.freeMessages,
    eventSeq: sql<number>`coalesce(${eventHeads.lastSeq}, 0)`,
    unreadTotal: unreadTotalOf(members.id),
    newLikes: newLikesOf(members.id),
  })
    .from(members)
    .innerJoin(profiles, eq(profiles.memberId, members.id))
    .innerJoin(wallets, eq(wallets.memberId, members.id))
    .leftJoin(eventHeads, eq(eventHeads.memberId, members.id))
    .leftJoin(photos, isOwnMainPhoto)
    .where(eq(members.id, memberId)),
)

export async function findMe(db: Db, memberId: string) {
  const [row] = await selectMe(db, { memberId })
  return row
}
