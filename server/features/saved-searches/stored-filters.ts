import type { z } from 'zod'
import type { listSavedSearches } from '../../../db/queries/saved-searches.ts'
import type { SearchFilters } from '../members/rules/search-filters.ts'
import { searchFilters } from '../members/search/filters.ts'

type SavedSearchRow = Awaited<ReturnType<typeof listSavedSearches>>[number]
type Stored = Partial<Pick<SavedSearchRow, 'gender' | 'country' | 'region' | 'minAge' | 'maxAge'>> &
  Pick<SavedSearchRow, 'details'>

export function toRow({ gender, country, region, minAge, maxAge, ...details }: SearchFilters): Stored {
  return { gender, country, region, minAge, maxAge, details: JSON.stringify(details) }
}

/** What the search still knows of the filters that were saved: each one that it does not is passed over. */
export function toFilters({ details, gender, country, region, minAge, maxAge }: SavedSearchRow): SearchFilters {
  const stored: Record<string, unknown> = { ...asObject(details), gender, country, region, minAge, maxAge }
  const known = Object.entries(searchFilters.shape).flatMap(([name, schema]: [string, z.ZodType]) => {
    const { success, data } = schema.safeParse(stored[name])
    return success && data !== undefined ? [[name, data] as const] : []
  })
  return Object.fromEntries(known)
}

function asObject(text: string): object {
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null ? value : {}
}
