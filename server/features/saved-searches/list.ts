import { z } from 'zod'
import { countNewcomers } from '../../../db/queries/members/search/newcomers.ts'
import { findTown } from '../../../db/queries/members/town.ts'
import { listSavedSearches } from '../../../db/queries/saved-searches.ts'
import type { MemberContext } from '../../core/context.ts'
import { total } from '../../core/values/total.ts'
import { tidyFilters } from '../members/rules/search-filters.ts'
import { searchFilters, toConditions } from '../members/search/filters.ts'
import { asksForNear, surroundingsOf } from '../members/search/near.ts'
import { searcherOf } from '../members/search/results.ts'
import { mostNewcomers } from './rules.ts'
import { toFilters } from './stored-filters.ts'

export const savedSearch = z.object({
  id: z.string(),
  name: z.string(),
  filters: searchFilters,
  /** The number of matches who have joined since the search was saved or last applied. */
  newcomers: total,
})
type SavedSearchView = z.infer<typeof savedSearch>

/** The member's own, the one that was saved first before the others. */
export async function list(ctx: MemberContext): Promise<SavedSearchView[]> {
  const rows = await listSavedSearches(ctx.db, ctx.me.id)
  const fields = ctx.site.settings.searchFields
  const searches = rows.map((row) => ({ ...row, filters: tidyFilters(toFilters(row), fields) }))
  const town = searches.some(({ filters }) => asksForNear(filters)) ? await findTown(ctx.db, ctx.me.id) : undefined
  const asked = searches.map(async ({ filters, seenAt }) => {
    const around = await surroundingsOf(ctx, town, filters)
    return { conditions: toConditions(filters, ctx.now(), around?.townsWithin), since: seenAt }
  })
  const counts = await countNewcomers(ctx.db, searcherOf(ctx), await Promise.all(asked), mostNewcomers + 1)
  return searches.map(({ id, name, filters }, n) => {
    const { found, isAll } = counts[n]!
    return {
      id,
      name,
      filters,
      newcomers: { count: Math.min(found, mostNewcomers), more: !isAll || found > mostNewcomers },
    }
  })
}
