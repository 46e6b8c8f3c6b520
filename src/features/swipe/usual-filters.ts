import { type Filters, filtersOf, firstFilters } from '../members/search/filters.ts'
import { recallSearch } from '../members/search/remembered.ts'

/** Whom a member is used to look for: by their last search in this browser, before it by their habits. */
export function usualFilters(
  me: ({ id: string } & NonNullable<Parameters<typeof firstFilters>[0]>) | null,
  settings: Parameters<typeof firstFilters>[1],
): Filters {
  return filtersOf(recallSearch(me?.id) ?? {}, firstFilters(me, settings))
}
