import { z } from 'zod'
import { isDetailed } from '../../../db/queries/members/search/conditions.ts'
import { searchCards } from '../../../db/queries/members/search/in-order.ts'
import { findCardDetails, knownBy } from '../../../db/queries/swipe/swipes.ts'
import { findRegion } from '../../../db/reference/regions.ts'
import type { MemberContext } from '../../core/context.ts'
import { cardPhoto, memberCard, toCard } from '../members/card.ts'
import { openPhotosOf } from '../members/profile.ts'
import type { SearchFilters } from '../members/rules/search-filters.ts'
import { placed, toConditions } from '../members/search/filters.ts'
import { findPage } from '../members/search/find.ts'
import { surroundingsIfTold } from '../members/search/near.ts'
import { searcherOf } from '../members/search/results.ts'
import { cardsAtATime } from './rules/likes.ts'

export const swipeCard = memberCard.extend({
  regionName: z.string().nullable(),
  /** Interests that are the member's as well. */
  sharedInterests: z.array(z.string()),
  /** The first line of what they say of themselves, or as much of it as a card has room for. */
  about: z.string(),
  /** Those open to the member, in their owner's order: `photo` is the first. */
  photos: z.array(cardPhoto),
})
export type SwipeCard = z.infer<typeof swipeCard>

/**
 * The next people of this search, the most recently active first. Leaves out everybody that the member has swiped,
 * liked or talked with.
 */
export async function nextCards(ctx: MemberContext, filters: SearchFilters): Promise<SwipeCard[]> {
  const { db, me } = ctx
  const now = ctx.now()
  const rows = await findCards(ctx, filters)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const details = await findCardDetails(db, me.id, ids, photosACard)
  return rows.map((row) => {
    const { sharedInterests = [], about = '', photos = [] } = details.get(row.id) ?? {}
    return {
      ...toCard(ctx, row, now),
      regionName: (row.region && findRegion(row.region)?.name) ?? null,
      sharedInterests,
      about: firstLine(about),
      photos: openPhotosOf(ctx, row.id, photos),
    }
  })
}

/** Of those who have many: the profile shows the others. */
const photosACard = 6

/** Characters: more than the line of a card on the widest screen. */
const lineLength = 120

const firstLine = (about: string) => [...(about.trim().split('\n')[0] ?? '')].slice(0, lineLength).join('')

/** Sorted by activity, whatever order the search has. Without a town of the member, the distance is ignored. */
async function findCards(ctx: MemberContext, filters: SearchFilters) {
  const { order: _, distance, ...wanted } = placed(ctx, filters)
  const around = await surroundingsIfTold(ctx, ctx.me.id, { ...wanted, distance })
  const found = toConditions({ ...wanted, distance: around && distance }, ctx.now(), around?.townsWithin)
  const conditions = { ...found, exceptMembers: knownBy(ctx.me.id) }
  const limit = cardsAtATime
  if (isDetailed(conditions)) return (await findPage(ctx, { conditions }, limit)).rows
  return searchCards(ctx.db, searcherOf(ctx), [conditions], { limit })
}
