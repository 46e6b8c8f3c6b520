import { z } from 'zod'
import * as queries from '../../../../db/queries/members/search.ts'
import type { Context } from '../../../core/context.ts'
import { idSchema } from '../../../core/values/ids.ts'
import { type Page, sealedPages, toPage } from '../../../core/values/page.ts'
import type { Total } from '../../../core/values/total.ts'
import { searchPageSize as pageSize } from '../rules.ts'
import { countShown } from '../shown.ts'
import { admit, placed, type SearchInput, toConditions } from './filters.ts'
import { countTotal, type SearchCard, searcherOf, toSearchCard } from './results.ts'

export interface SearchPage extends Page<SearchCard, queries.SearchPosition> {
  /** With the first page only. */
  total: Total | null
}

export const searchPages = sealedPages(
  'search position',
  z.object({ slot: z.number(), key: z.number(), memberId: idSchema }),
)

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
  const page = toPage(rows, {
    limit: pageSize,
    toItem: (row) => toSearchCard(ctx, row),
    placeOf: ({ activeSlot, slotKey, id }) => ({ slot: activeSlot, key: slotKey, memberId: id }),
  })
  countShown(ctx, page.items)
  return { ...page, total }
}
