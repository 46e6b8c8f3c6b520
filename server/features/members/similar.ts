import * as queries from '../../../db/queries/search.ts'
import type { Context } from '../../core/context.ts'
import type { Total } from '../../core/values/total.ts'
import { searchPageSize as pageSize, type SearchFilters, widen } from './rules.ts'
import {
  admit,
  countTotal,
  placed,
  type SearchCard,
  type SearchInput,
  searcherOf,
  toConditions,
  toSearchCard,
} from './searching.ts'

export interface SimilarMembers {
  cards: SearchCard[]
  total: Total
  /** The search that finds these as well; null where none is wider. */
  filters: SearchFilters | null
}

/**
 * Members just outside a search that has found few: the nearest first, and no wider than one page needs. Refusals as for
 * `search`.
 */
export async function similar(ctx: Context, input: SearchInput): Promise<SimilarMembers> {
  admit(ctx, input, 'first')
  const steps = widen(placed(input))
  if (steps.length === 0) return { cards: [], total: { count: 0, more: false }, filters: null }

  const searches = steps.map(({ added }) => toConditions(added, ctx.now()))
  const rows = await queries.searchCards(ctx.db, searcherOf(ctx), searches, { limit: pageSize })
  const cards = rows.map((row) => toSearchCard(ctx, row))
  if (rows.length < pageSize) {
    return { cards, total: { count: rows.length, more: false }, filters: steps.at(-1)?.filters ?? null }
  }
  const reached = rows.at(-1)?.search ?? 0
  const total = await countTotal(ctx, searches.slice(0, reached + 1))
  return { cards, total, filters: steps[reached]?.filters ?? null }
}
