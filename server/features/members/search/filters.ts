import { z } from 'zod'
import type { SearchConditions } from '../../../../db/queries/members/search.ts'
import { genders } from '../../../../db/reference/attributes.ts'
import { countryCodes } from '../../../../db/reference/countries.ts'
import { findRegion } from '../../../../db/reference/regions.ts'
import type { Context } from '../../../core/context.ts'
import { regionUnknown } from '../../places/refusals.ts'
import { searchLoginRequired } from '../refusals.ts'
import { bornWithin, mayVisitorsSearch, type SearchFilters, searchAges, type Widening } from '../rules.ts'

const age = z.number().int().min(searchAges.min).max(searchAges.max)

/** Product §6.1. */
export const searchFilters = z.object({
  gender: z.enum(genders).optional(),
  country: z.enum(countryCodes).optional(),
  region: z.string().max(8).optional(),
  minAge: age.optional(),
  maxAge: age.optional(),
})

export interface SearchInput extends SearchFilters {
  trafficSource?: boolean
}

/** Throws `search_login_required`. */
export function admit({ me, site }: Context, { trafficSource = false }: SearchInput, page: 'first' | 'further'): void {
  if (me) return
  const isAllowed = page === 'first' && mayVisitorsSearch(site.settings, trafficSource)
  if (!isAllowed) throw searchLoginRequired()
}

/** The filters with the country that the region lies in. */
export function placed({ gender, country, region, minAge, maxAge }: SearchInput): SearchFilters {
  if (!region) return { gender, country, minAge, maxAge }
  const found = findRegion(region)
  if (!found || (country && country !== found.country)) throw regionUnknown({ field: 'region' })
  return { gender, country: found.country, region, minAge, maxAge }
}

export function toConditions(filters: Widening['added'], now: Date): SearchConditions {
  const { minAge, maxAge, exceptAges, ...others } = filters
  return {
    ...others,
    born: bornWithin({ minAge, maxAge }, now),
    exceptBorn: exceptAges && bornWithin(exceptAges, now),
  }
}
