import { type Filters, filtersOf, firstFilters, reachableBy } from '../members/search/filters.ts'
import { recallSearch } from '../members/search/remembered.ts'

/** Whom a member is used to look for, however far away where they have told no town: by their last search, before it by their habits. */
export function usualFilters(
  me: ({ id: string } & NonNullable<Parameters<typeof firstFilters>[0] & Parameters<typeof reachableBy>[0]>) | null,
  settings: Parameters<typeof firstFilters>[1],
): Filters {
  return reachableBy(me, filtersOf(recallSearch(me?.id) ?? {}, firstFilters(me, settings)))
}
