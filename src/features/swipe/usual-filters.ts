import { type Filters, filtersOf, firstFilters, reachableBy } from '../members/search/filters.ts'
import { recallSearch } from '../members/search/remembered.ts'

/** The member's last search, else the defaults. Without a town, distance and "nearest" are removed. */
export function usualFilters(
  me: ({ id: string } & NonNullable<Parameters<typeof firstFilters>[0] & Parameters<typeof reachableBy>[0]>) | null,
  settings: Parameters<typeof firstFilters>[1],
): Filters {
  return reachableBy(me, filtersOf(recallSearch(me?.id) ?? {}, firstFilters(me, settings)))
}
