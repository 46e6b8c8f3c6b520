import { z } from 'zod'
import type { FoundRow } from '../../../../db/queries/members/search/cards.ts'
import type { Viewer } from '../../../../db/queries/visibility.ts'
import type { Context } from '../../../core/context.ts'
import { memberCard, toCard } from '../card.ts'

export const searchCard = memberCard.extend({
  /** I like them. Always false for a visitor. */
  liked: z.boolean(),
})
export type SearchCard = z.infer<typeof searchCard>

export function searcherOf({ site, me }: Context): Viewer<string> {
  return { siteId: site.id, viewerId: me?.id ?? null }
}

export function toSearchCard(ctx: Context, row: FoundRow): SearchCard {
  return { ...toCard(ctx, row, ctx.now()), liked: row.liked }
}
