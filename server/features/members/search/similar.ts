import { z } from 'zod'
import * as queries from '../../../../db/queries/members/search.ts'
import type { Context } from '../../../core/context.ts'
import { total } from '../../../core/values/total.ts'
import { searchPageSize as pageSize, widen } from '../rules.ts'
import { countShown } from '../shown.ts'
import { admit, placed, type SearchInput, searchFilters, toConditions } from './filters.ts'
import { countTotal, searchCard, searcherOf, toSearchCard } from './results.ts'

export const similarMembers = z.object({
  cards: z.array(searchCard),
  total,
  /** The search that finds these as well; null where none is wider. */
  filters: searchFilters.nullable(),
})
export type SimilarMembers = z.infer<typeof similarMembers>

/** The nearest first, and no wider than one page needs (product §6.3). */
export async function similar(ctx: Context, input: SearchInput): Promise<SimilarMembers> {
  admit(ctx, input, 'first')
  const steps = widen(placed(input))
  if (steps.length === 0) return { cards: [], total: { count: 0, more: false }, filters: null }

  const searches = steps.map(({ added }) => toConditions(added, ctx.now()))
  const rows = await queries.searchCards(ctx.db, searcherOf(ctx), searches, { limit: pageSize })
  const cards = rows.map((row) => toSearchCard(ctx, row))
  countShown(ctx, cards)
  if (rows.length < pageSize) {
    return { cards, total: { count: rows.length, more: false }, filters: steps.at(-1)?.filters ?? null }
  }
  const reached = rows.at(-1)?.search ?? 0
  const counted = await countTotal(ctx, searches.slice(0, reached + 1))
  return { cards, total: counted, filters: steps[reached]?.filters ?? null }
}
