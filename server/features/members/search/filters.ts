import { z } from 'zod'
import type { SearchConditions } from '../../../../db/queries/members/search/conditions.ts'
import { attributes, genders, traitNames } from '../../../../db/reference/attributes.ts'
import { countryCodes } from '../../../../db/reference/countries/codes.ts'
import { interests } from '../../../../db/reference/interests.ts'
import { findRegion } from '../../../../db/reference/regions.ts'
import type { Context } from '../../../core/context.ts'
import { regionUnknown } from '../../places/refusals.ts'
import { searchLoginRequired } from '../refusals.ts'
import { type SearchFilters, tidyFilters } from '../rules/search-filters.ts'
import { activeSteps, distanceSteps, mostInterests, searchAges, searchOrders } from '../rules/search-steps.ts'
import { activeSince, bornWithin, mayVisitorsSearch, newSince } from '../rules.ts'
import type { TownDistances } from './near.ts'

const age = z.number().int().min(searchAges.min).max(searchAges.max)
const yes = z.literal(true).optional()

/** Words of one of our lists: those that are in no list, as an old address may have, are passed over. */
const someOf = (words: readonly string[], most: number) =>
  z
    .array(z.string().max(40))
    .max(most)
    .transform((given) => given.filter((word) => words.includes(word)))
    .optional()

const oneOf = (name: (typeof traitNames)[number]) => someOf(attributes[name], attributes[name].length)

/** Product §6.1. */
export const searchFilters = z.object({
  gender: z.enum(genders).optional(),
  country: z.enum(countryCodes).optional(),
  region: z.string().max(8).optional(),
  minAge: age.optional(),
  maxAge: age.optional(),
  distance: z.literal(distanceSteps).optional(),
  active: z.enum(activeSteps).optional(),
  photo: yes,
  isNew: yes,
  interests: someOf(interests, mostInterests),
  joiningReason: oneOf('joiningReason'),
  relationshipStatus: oneOf('relationshipStatus'),
  bodyType: oneOf('bodyType'),
  hairColour: oneOf('hairColour'),
  eyeColour: oneOf('eyeColour'),
  tattoos: oneOf('tattoos'),
  order: z.enum(searchOrders).optional(),
})

export interface SearchRequest extends SearchFilters {
  trafficSource?: boolean
}

/** Throws `search_login_required`. */
export function admit(
  { me, site }: Context,
  { trafficSource = false }: SearchRequest,
  page: 'first' | 'further',
): void {
  if (me) return
  const isAllowed = page === 'first' && mayVisitorsSearch(site.settings, trafficSource)
  if (!isAllowed) throw searchLoginRequired()
}

/** The filters that the site has, with the country that the region lies in. */
export function placed({ site }: Context, { trafficSource: _, ...input }: SearchRequest): SearchFilters {
  const filters = tidyFilters(input, site.settings.searchFields)
  const { country, region } = filters
  if (!region) return filters
  const found = findRegion(region)
  if (!found || (country && country !== found.country)) throw regionUnknown({ field: 'region' })
  return { ...filters, country: found.country }
}

/** `townsWithin` tells the towns of a region, or of all, so many kilometres around the searcher's. */
export function toConditions(
  filters: SearchFilters,
  now: Date,
  townsWithin: TownDistances['townsWithin'] = () => [],
): SearchConditions {
  const { gender, country, region, minAge, maxAge, distance, active, photo, isNew, interests } = filters
  const traits = traitNames.flatMap((name) => (filters[name] ? [[name, filters[name]] as const] : []))
  return {
    gender,
    country,
    region,
    born: bornWithin({ minAge, maxAge }, now),
    traits: Object.fromEntries(traits),
    interests,
    withPhoto: photo,
    activeSince: active && activeSince(active, now),
    joinedSince: isNew && newSince(now),
    towns: distance && townsWithin(distance, region),
  }
}
