import * as queries from '../../../db/queries/search.ts'
import type { Context } from '../../core/context.ts'
import type { Total } from '../../core/values/total.ts'
import { searchPageSize as pageSize } from './rules.ts'
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

export interface SearchPage {
  cards: SearchCard[]
  /** With the first page only. */
  total: Total | null
  nextCursor: queries.SearchPosition | null
}

/** Who is told to have been active meanwhile moves to the top, so that nobody comes twice (product §6.2). */
export async function search(
  ctx: Context,
  { cursor, ...input }: SearchInput & { cursor?: queries.SearchPosition | null },
): Promise<SearchPage> {
  admit(ctx, input, cursor ? 'further' : 'first')
  const searches = [toConditions(placed(input), ctx.now())]
  const [rows, total] = await Promise.all([
    queries.searchCards(ctx.db, searcherOf(ctx), searches, { limit: pageSize + 1, after: cursor ?? undefined }),
    cursor ? null : countTotal(ctx, searches),
  ])
  const page = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? page.at(-1) : undefined
  return {
    cards: page.map((row) => toSearchCard(ctx, row)),
    total,
    nextCursor: last ? { slot: last.activeSlot, key: last.slotKey, memberId: last.id } : null,
  }
}
