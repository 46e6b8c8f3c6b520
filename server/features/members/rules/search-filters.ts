import { type Gender, type TraitName, traitNames } from '../../../../db/reference/attributes.ts'
import type { CountryCode } from '../../../../db/reference/countries/codes.ts'
import type { ActiveStep, DistanceStep, SearchOrder } from './search-steps.ts'

export interface AgeRange {
  /** In whole years, both included. */
  minAge?: number
  maxAge?: number
}

/** What a site may name in its setting `searchFields`; gender, ages and place can always be searched. */
export const searchFields = ['distance', 'active', 'photo', 'isNew', 'interests', ...traitNames] as const
export type SearchField = (typeof searchFields)[number]

/** The members to search for, and their order (product §6.1). An omitted filter matches everyone. */
export interface SearchFilters extends AgeRange, Partial<Record<TraitName, string[]>> {
  gender?: Gender
  country?: CountryCode
  /** ISO 3166-2. */
  region?: string
  distance?: DistanceStep
  active?: ActiveStep
  photo?: true
  isNew?: true
  interests?: string[]
  order?: SearchOrder
}

/**
 * The filters as they are searched: without those that the site does not name, ages the right way round, each value once,
 * and no key that says nothing.
 */
export function tidyFilters(filters: SearchFilters, fields: readonly SearchField[]): SearchFilters {
  const { minAge, maxAge, ...rest } = filters
  const isTurned = minAge !== undefined && maxAge !== undefined && minAge > maxAge
  const ages = isTurned ? { minAge: maxAge, maxAge: minAge } : { minAge, maxAge }
  const said = Object.entries({ ...rest, ...ages, order: allowedOrder(filters.order, fields) }).flatMap(
    ([name, value]) => {
      const isNamed = !searchFields.some((field) => field === name) || fields.some((field) => field === name)
      const kept = Array.isArray(value) ? [...new Set(value)].sort() : value
      const saysNothing = kept === undefined || (Array.isArray(kept) && kept.length === 0)
      return isNamed && !saysNothing ? [[name, kept] as const] : []
    },
  )
  return Object.fromEntries(said)
}

const allowedOrder = (order: SearchOrder | undefined, fields: readonly SearchField[]) =>
  order === 'nearest' && !fields.includes('distance') ? undefined : order
