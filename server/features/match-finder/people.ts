import { findSharedInterests } from '../../../db/queries/members/shared-interests.ts'
import type { MemberContext } from '../../core/context.ts'
import type { SearchFilters } from '../members/rules/search-filters.ts'
import { placed, toConditions } from '../members/search/filters.ts'
import { findPage } from '../members/search/find.ts'
import { surroundingsIfTold } from '../members/search/near.ts'
import { type SearchCard, toSearchCard } from '../members/search/results.ts'
import { byClosenessAndShared } from './rules.ts'

/** As many as the widest page shows, with some in the place of those who are liked meanwhile. */
const maxPeople = 24
/** Of so many, the nearest first, the best are chosen: one statement, whatever the site's size. */
const maxCandidates = 120

/**
 * Members that match this search and that the member does not like yet. Sorted by step of distance, then by shared
 * interests. Distance is ignored if the member has given no town. Throws `region_unknown`.
 */
export async function findPeople(ctx: MemberContext, filters: SearchFilters): Promise<SearchCard[]> {
  const { order: _, distance, ...wanted } = placed(ctx, filters)
  const around = await surroundingsIfTold(ctx, ctx.me.id, { ...wanted, order: 'nearest' })
  const conditions = toConditions({ ...wanted, distance: around && distance }, ctx.now(), around?.townsWithin)
  const rings = around && { towns: around.rings(distance, wanted.region), andBeyond: distance === undefined }
  const { rows } = await findPage(ctx, { conditions, order: rings && 'nearest', rings }, maxCandidates)
  const others = rows.filter(({ liked }) => !liked)
  if (others.length === 0) return []
  const ids = others.map(({ id }) => id)
  const shared = await findSharedInterests(ctx.db, ctx.me.id, ids)
  const people = others.map((row) => ({ row, ring: row.search, shared: shared.get(row.id)?.length ?? 0 }))
  return people
    .toSorted(byClosenessAndShared)
    .slice(0, maxPeople)
    .map(({ row }) => toSearchCard(ctx, row))
}
