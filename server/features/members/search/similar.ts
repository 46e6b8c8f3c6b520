import { z } from 'zod'
import { isDetailed } from '../../../../db/queries/members/search/conditions.ts'
import { countFound } from '../../../../db/queries/members/search/count.ts'
import { searchCards } from '../../../../db/queries/members/search/in-order.ts'
import type { Context } from '../../../core/context.ts'
import { countingLimit, total, totalOf } from '../../../core/values/total.ts'
import { relaxations, type Widening, widen } from '../rules/widen.ts'
import { searchPageSize as pageSize } from '../rules.ts'
import { countShown } from '../shown.ts'
import { admit, placed, type SearchRequest, searchFilters, toConditions } from './filters.ts'
import { findPage } from './find.ts'
import { surroundings, type TownDistances } from './near.ts'
import { searchCard, searcherOf, toSearchCard } from './results.ts'

export const similarMembers = z.object({
  cards: z.array(searchCard),
  total,
  /** The search that finds these as well; null where none is wider. */
  filters: searchFilters.nullable(),
  /** What that search no longer asks for. */
  relaxed: z.array(z.enum(relaxations)),
})
export type SimilarMembers = z.infer<typeof similarMembers>

/** The nearest first, and no wider than one page needs (product §6.3). */
export async function similar(ctx: Context, input: SearchRequest): Promise<SimilarMembers> {
  admit(ctx, input, 'first')
  const filters = placed(ctx, input)
  const steps = widen(filters)
  if (steps.length === 0) return { cards: [], total: { count: 0, more: false }, filters: null, relaxed: [] }

  const searches = searchesOf(ctx, steps, await surroundings(ctx, filters))
  const find = searches.some(isDetailed) ? oneByOne : allAtOnce
  const { rows, reached, found } = await find(ctx, searches)
  const cards = rows.map((row) => toSearchCard(ctx, row))
  countShown(ctx, cards)
  const { filters: wider, relaxed } = steps[reached]!
  return { cards, total: totalOf(found), filters: wider, relaxed }
}

function searchesOf(ctx: Context, steps: Widening[], around: TownDistances | undefined) {
  const conditionsOf = (filters: Widening['filters']) => toConditions(filters, ctx.now(), around?.townsWithin)
  return steps.map(({ filters, except }) => ({ ...conditionsOf(filters), except: conditionsOf(except) }))
}

type Searches = ReturnType<typeof searchesOf>

/** Each search is one walk along an index: all of them in one statement, and what fills the page is counted. */
async function allAtOnce(ctx: Context, searches: Searches) {
  const rows = await searchCards(ctx.db, searcherOf(ctx), searches, { limit: pageSize })
  if (rows.length < pageSize) return { rows, reached: searches.length - 1, found: rows.length }
  const reached = rows.at(-1)!.search
  return {
    rows,
    reached,
    found: await countFound(ctx.db, searcherOf(ctx), searches.slice(0, reached + 1), countingLimit),
  }
}

/** A search by more than place and age takes a look at what finds it best: one after the other, until the page is full. */
async function oneByOne(ctx: Context, searches: Searches) {
  const rows: Awaited<ReturnType<typeof findPage>>['rows'] = []
  let [reached, found] = [0, 0]
  for (const [n, conditions] of searches.entries()) {
    const page = await findPage(ctx, { conditions }, pageSize - rows.length)
    rows.push(...page.rows)
    found += page.total ?? 0
    reached = n
    if (rows.length >= pageSize) break
  }
  return { rows, reached, found }
}
