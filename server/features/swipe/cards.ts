import { z } from 'zod'
import { isDetailed } from '../../../db/queries/members/search/conditions.ts'
import { searchCards } from '../../../db/queries/members/search/in-order.ts'
import { findSharedInterests, knownBy } from '../../../db/queries/swipe/swipes.ts'
import { findRegion } from '../../../db/reference/regions.ts'
import type { MemberContext } from '../../core/context.ts'
import { memberCard, toCard } from '../members/card.ts'
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
})
export type SwipeCard = z.infer<typeof swipeCard>

/** The next people of this search whom the member has not swiped, liked or talked with, who was here last first. */
export async function nextCards(ctx: MemberContext, filters: SearchFilters): Promise<SwipeCard[]> {
  const { db, me } = ctx
  const now = ctx.now()
  const rows = await findCards(ctx, filters)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const shared = await findSharedInterests(db, me.id, ids)
  return rows.map((row) => ({
    ...toCard(ctx, row, now),
    regionName: (row.region && findRegion(row.region)?.name) ?? null,
    sharedInterests: shared.get(row.id) ?? [],
  }))
}

/** In the order of activity, whatever the search is ordered by, and however far away where the member has told no town. */
async function findCards(ctx: MemberContext, filters: SearchFilters) {
  const { order: _, distance, ...wanted } = placed(ctx, filters)
  const around = await surroundingsIfTold(ctx, ctx.me.id, { ...wanted, distance })
  const found = toConditions({ ...wanted, distance: around && distance }, ctx.now(), around?.townsWithin)
  const conditions = { ...found, exceptMembers: knownBy(ctx.me.id) }
  const limit = cardsAtATime
  if (isDetailed(conditions)) return (await findPage(ctx, { conditions }, limit)).rows
  return searchCards(ctx.db, searcherOf(ctx), [conditions], { limit })
}
