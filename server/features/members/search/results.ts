import { z } from 'zod'
import * as queries from '../../../../db/queries/members/search.ts'
import type { Viewer } from '../../../../db/queries/visibility.ts'
import type { Context } from '../../../core/context.ts'
import { countingLimit, type Total, totalOf } from '../../../core/values/total.ts'
import { memberCard, toCard } from '../card.ts'

export const searchCard = memberCard.extend({
  /** I like them. Always false for a visitor. */
  liked: z.boolean(),
})
export type SearchCard = z.infer<typeof searchCard>

export function searcherOf({ site, me }: Context): Viewer<string> {
  return { siteId: site.id, viewerId: me?.id ?? null }
}

export async function countTotal(ctx: Context, searches: queries.SearchConditions[]): Promise<Total> {
  return totalOf(await queries.countFound(ctx.db, searcherOf(ctx), searches, countingLimit))
}

export function toSearchCard(ctx: Context, row: queries.FoundRow): SearchCard {
  return { ...toCard(ctx, row, ctx.now()), liked: row.liked }
}
