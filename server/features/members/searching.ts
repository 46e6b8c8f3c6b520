import { z } from 'zod'
import * as queries from '../../../db/queries/search.ts'
import type { Viewer } from '../../../db/queries/visibility.ts'
import { genders } from '../../../db/reference/attributes.ts'
import { countryCodes } from '../../../db/reference/countries.ts'
import { findRegion } from '../../../db/reference/regions.ts'
import type { Context } from '../../core/context.ts'
import { countingLimit, type Total, totalOf } from '../../core/values/total.ts'
import { regionUnknown } from '../places/refusals.ts'
import { memberCard, toCard } from './card.ts'
import { searchLoginRequired } from './refusals.ts'
import { bornWithin, mayVisitorsSearch, type SearchFilters, searchAges, type Widening } from './rules.ts'

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

export const searchCard = memberCard.extend({
  /** I like them. Always false for a visitor. */
  liked: z.boolean(),
})
export type SearchCard = z.infer<typeof searchCard>

/** Throws `search_login_required`. */
export function admit({ me, site }: Context, { trafficSource = false }: SearchInput, page: 'first' | 'further'): void {
  if (me) return
  const isAllowed = page === 'first' && mayVisitorsSearch(site.settings, trafficSource)
  if (!isAllowed) throw searchLoginRequired()
}

export function searcherOf({ site, me }: Context): Viewer<string> {
  return { siteId: site.id, viewerId: me?.id ?? null }
}

/** The filters with the country that the region lies in. */
export function placed({ gender, country, region, minAge, maxAge }: SearchInput): SearchFilters {
  if (!region) return { gender, country, minAge, maxAge }
  const found = findRegion(region)
  if (!found || (country && country !== found.country)) throw regionUnknown({ field: 'region' })
  return { gender, country: found.country, region, minAge, maxAge }
}

export function toConditions(filters: Widening['added'], now: Date): queries.SearchConditions {
  const { minAge, maxAge, exceptAges, ...others } = filters
  return {
    ...others,
    born: bornWithin({ minAge, maxAge }, now),
    exceptBorn: exceptAges && bornWithin(exceptAges, now),
  }
}

export async function countTotal(ctx: Context, searches: queries.SearchConditions[]): Promise<Total> {
  return totalOf(await queries.countFound(ctx.db, searcherOf(ctx), searches, countingLimit))
}

export function toSearchCard(ctx: Context, row: queries.FoundRow): SearchCard {
  return { ...toCard(ctx, row, ctx.now()), liked: row.liked }
}
