import type { FoundRow, SearchPosition } from '../../../../db/queries/members/search/cards.ts'
import { isDetailed, type SearchConditions, type Town } from '../../../../db/queries/members/search/conditions.ts'
import { countFound } from '../../../../db/queries/members/search/count.ts'
import { searchCards } from '../../../../db/queries/members/search/in-order.ts'
import { countSorted, mostSorted, sortedCards } from '../../../../db/queries/members/search/sorted.ts'
import { decideSource } from '../../../../db/queries/members/search/source.ts'
import type { Context } from '../../../core/context.ts'
import { countingLimit } from '../../../core/values/total.ts'
import type { SearchOrder } from '../rules/search-steps.ts'
import { searcherOf } from './results.ts'

/** `ring` counts the steps of distance, where the nearest come first. */
export interface Position extends SearchPosition {
  ring: number
}

export interface SearchPlan {
  conditions: SearchConditions
  /** By activity, where it is not said. */
  order?: SearchOrder
  /** For the nearest first: the towns of each step of distance, and whether who lives further away comes after them. */
  rings?: { towns: Town[][]; andBeyond: boolean }
}

interface SearchResult {
  rows: FoundRow[]
  /** How many there are: exact up to what is counted; null behind a first page, which alone counts. */
  total: number | null
}

/**
 * A page of search results. A search for only gender, place and age walks an index in its own order. Any other search
 * collects its results through the most selective index and sorts them if they are few. If they are many, the walk
 * soon meets enough of them.
 */
export async function findPage(ctx: Context, hunt: SearchPlan, limit: number, after?: Position): Promise<SearchResult> {
  const { conditions, order, rings } = hunt
  const { db } = ctx
  const searcher = searcherOf(ctx)
  if (!order && !isDetailed(conditions)) {
    const [rows, total] = await Promise.all([
      searchCards(db, searcher, [conditions], { limit, after }),
      after ? null : countFound(db, searcher, [conditions], countingLimit),
    ])
    return { rows, total }
  }
  const collected = { conditions, source: await decideSource(db, searcher, conditions) }
  const by = order === 'newest' ? 'signUps' : 'activity'
  const sorted = await sortedCards(db, searcher, collected, { limit, order: by, rings: rings?.towns, after })
  // An empty page says nothing of those before it.
  const total = sorted[0]?.total ?? (after ? await countSorted(db, searcher, collected) : 0)
  if (total <= mostSorted) return { rows: sorted, total }
  const rows = rings
    ? await nearestOfMany(ctx, hunt, limit, after)
    : await searchCards(db, searcher, [conditions], { limit, order: by, after, areMany: true })
  return { rows, total }
}

/** How many a search finds, as its first page counts them. */
export async function countAll(ctx: Context, conditions: SearchConditions): Promise<number> {
  const searcher = searcherOf(ctx)
  if (!isDetailed(conditions)) return countFound(ctx.db, searcher, [conditions], countingLimit)
  return countSorted(ctx.db, searcher, {
    conditions,
    source: await decideSource(ctx.db, searcher, conditions),
  })
}

/** Step by step of distance, from town to town. */
async function nearestOfMany(ctx: Context, { conditions, rings }: SearchPlan, limit: number, after?: Position) {
  const { towns, andBeyond } = rings!
  const searcher = searcherOf(ctx)
  const from = after?.ring ?? 0
  const near = towns.slice(from).map((ring) => ({ ...conditions, towns: ring }))
  const rows = near.length > 0 ? await searchCards(ctx.db, searcher, near, { limit, after, byTown: true }) : []
  const ringed = rows.map((row) => ({ ...row, search: row.search + from }))
  if (!andBeyond || rows.length >= limit) return ringed
  const beyond = await searchCards(ctx.db, searcher, [{ ...conditions, except: { towns: towns.flat() } }], {
    limit: limit - rows.length,
    after: from === towns.length ? after : undefined,
  })
  return [...ringed, ...beyond.map((row) => ({ ...row, search: towns.length }))]
}
