import { z } from 'zod'
import { countNewcomers } from '../../../db/queries/members/search.ts'
import { listSavedSearches } from '../../../db/queries/saved-searches.ts'
import type { MemberContext } from '../../core/context.ts'
import { total } from '../../core/values/total.ts'
import { searchFilters, toConditions } from '../members/search/filters.ts'
import { searcherOf } from '../members/search/results.ts'
import { mostNewcomers } from './rules.ts'

export const savedSearch = z.object({
  id: z.string(),
  name: z.string(),
  filters: searchFilters,
  /** Whom it finds of those who have joined since it was saved or last applied. */
  newcomers: total,
})
type SavedSearch = z.infer<typeof savedSearch>

const { gender, country, region, minAge, maxAge } = searchFilters.shape

/** What the search still knows of the filters that were saved. */
const knownFilters = z.object({
  gender: gender.catch(undefined),
  country: country.catch(undefined),
  region: region.catch(undefined),
  minAge: minAge.catch(undefined),
  maxAge: maxAge.catch(undefined),
})

/** The member's own, the one that was saved first before the others. */
export async function list(ctx: MemberContext): Promise<SavedSearch[]> {
  const rows = await listSavedSearches(ctx.db, ctx.me.id)
  const searches = rows.map((row) => ({ ...row, filters: knownFilters.parse(row) }))
  const asked = searches.map(({ filters, seenAt }) => ({ conditions: toConditions(filters, ctx.now()), since: seenAt }))
  const counts = await countNewcomers(ctx.db, searcherOf(ctx), asked, mostNewcomers + 1)
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
