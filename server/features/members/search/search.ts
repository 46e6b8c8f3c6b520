import { z } from 'zod'
import type { Context } from '../../../core/context.ts'
import { idSchema } from '../../../core/values/ids.ts'
import { type Page, sealedPages, toPage } from '../../../core/values/page.ts'
import { type Total, totalOf } from '../../../core/values/total.ts'
import { searchPageSize as pageSize } from '../rules.ts'
import { countShown } from '../shown.ts'
import { admit, placed, type SearchRequest, toConditions } from './filters.ts'
import { countAll, findPage, type Position } from './find.ts'
import { surroundings } from './near.ts'
import { type SearchCard, toSearchCard } from './results.ts'

export interface SearchResultPage extends Page<SearchCard, Position> {
  /** With the first page only. */
  total: Total | null
}

export const searchPages = sealedPages(
  'search position',
  z.object({ ring: z.number(), at: z.number(), key: z.number(), memberId: idSchema }),
)

/** Who is told to have been active meanwhile moves to the top, so that nobody comes twice (product §6.2). */
export async function search(
  ctx: Context,
  { cursor, ...input }: SearchRequest & { cursor?: Position | null },
): Promise<SearchResultPage> {
  admit(ctx, input, cursor ? 'further' : 'first')
  const filters = placed(ctx, input)
  const around = await surroundings(ctx, filters)
  const { order, distance, region } = filters
  const hunt = {
    conditions: toConditions(filters, ctx.now(), around?.townsWithin),
    order,
    rings:
      order === 'nearest' ? { towns: around!.rings(distance, region), andBeyond: distance === undefined } : undefined,
  }
  const { rows, total } = await findPage(ctx, hunt, pageSize + 1, cursor ?? undefined)
  const page = toPage(rows, {
    limit: pageSize,
    toItem: (row) => toSearchCard(ctx, row),
    placeOf: ({ search: ring, at, slotKey, id }) => ({ ring, at, key: slotKey, memberId: id }),
  })
  countShown(ctx, page.items)
  return { ...page, total: cursor || total === null ? null : totalOf(total) }
}

/** How many a search would find. Nobody is shown, so it takes nothing of what visitors are shown (product §6.4). */
export async function count(ctx: Context, input: SearchRequest): Promise<Total> {
  admit(ctx, input, 'first')
  const filters = placed(ctx, input)
  const around = await surroundings(ctx, filters)
  return totalOf(await countAll(ctx, toConditions(filters, ctx.now(), around?.townsWithin)))
}
