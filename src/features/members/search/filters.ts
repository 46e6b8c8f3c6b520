import type { Gender } from '../../../../db/reference/attributes.ts'
import { type CountryCode, isCountryCode } from '../../../../db/reference/countries/codes.ts'
import type { SearchFilters as Filters } from '../../../../server/features/members/rules/search-filters.ts'
import {
  activeSteps,
  distanceSteps,
  searchAges,
  searchOrders,
} from '../../../../server/features/members/rules/search-steps.ts'
import type { Outputs } from '../../../lib/trpc.ts'

type Searcher = NonNullable<Outputs['session']['me']>

export type { Filters }

/** Filters of which several values can be chosen; the address joins them with commas. */
export const listNames = [
  'interests',
  'joiningReason',
  'relationshipStatus',
  'bodyType',
  'hairColour',
  'eyeColour',
  'tattoos',
] as const
export type ListName = (typeof listNames)[number]

/** The filters in the address. `all` is a choice; nothing at all means the search that the member is used to. */
export interface SearchParams
  extends Omit<Filters, 'gender' | 'country' | ListName>,
    Partial<Record<ListName, string>> {
  gender?: Gender | 'all'
  country?: CountryCode | 'all'
}

/** Reads the filters of an address, and passes over what makes no sense. */
export function parseSearchParams(raw: Record<string, unknown>): SearchParams {
  const gender = raw.gender === 'male' || raw.gender === 'female' || raw.gender === 'all' ? raw.gender : undefined
  const region = typeof raw.region === 'string' && /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(raw.region) ? raw.region : undefined
  const country = parseCountry(region ? region.slice(0, 2) : raw.country)
  const [minAge, maxAge] = orderedAges(parseAge(raw.minAge), parseAge(raw.maxAge))
  return tidied({
    gender,
    country,
    region: country && country !== 'all' ? region : undefined,
    minAge,
    maxAge,
    distance: distanceSteps.find((step) => step === Number(raw.distance)),
    active: activeSteps.find((step) => step === raw.active),
    photo: isYes(raw.photo),
    isNew: isYes(raw.isNew),
    ...Object.fromEntries(listNames.map((name) => [name, parseList(raw[name])])),
    order: searchOrders.find((order) => order === raw.order),
  })
}

const isYes = (value: unknown) => (value === true || value === 'true' ? true : undefined)

/** As many values as any list has at most; what they mean is the server's to know. */
const mostValues = 11

/** Words joined by commas, or by a form that the browser has sent by itself. */
function parseList(value: unknown): string | undefined {
  const words = (Array.isArray(value) ? value : String(value ?? '').split(',')).filter((word) =>
    /^[a-z_]{2,30}$/.test(word),
  )
  return [...new Set(words)].sort().slice(0, mostValues).join(',') || undefined
}

function parseCountry(value: unknown): SearchParams['country'] {
  if (value === 'all') return 'all'
  return typeof value === 'string' && isCountryCode(value) ? value : undefined
}

function parseAge(value: unknown): number | undefined {
  const age = Number(value)
  return value !== '' && Number.isInteger(age) && age >= searchAges.min && age <= searchAges.max ? age : undefined
}

function orderedAges(min: number | undefined, max: number | undefined) {
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
}

/** Without the keys that say nothing, so that equal filters make equal addresses. */
function tidied(params: SearchParams): SearchParams {
  const said = Object.entries({
    ...params,
    minAge: params.minAge === searchAges.min ? undefined : params.minAge,
    maxAge: params.maxAge === searchAges.max ? undefined : params.maxAge,
  }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(said)
}

export const isBare = (params: SearchParams): boolean => Object.keys(params).length === 0

/** What these parameters look for, for somebody with these habits. */
export function filtersOf(params: SearchParams, habits: Filters): Filters {
  if (isBare(params)) return habits
  const { gender, country, ...rest } = params
  const lists = listNames.flatMap((name) => (rest[name] ? [[name, rest[name].split(',')]] : []))
  return {
    ...(rest as Filters),
    ...Object.fromEntries(lists),
    gender: gender === 'all' ? undefined : gender,
    country: country === 'all' ? undefined : country,
  }
}

/** The address of a search: everything said, so that it shows the same to everybody. */
export function paramsOf({ gender, country, region, minAge, maxAge, ...details }: Filters): SearchParams {
  const [from, to] = orderedAges(minAge, maxAge)
  const lists = listNames.map((name) => [name, parseList(details[name])])
  return tidied({
    ...{ gender: gender ?? 'all', country: country ?? 'all', region, minAge: from, maxAge: to },
    ...(details as SearchParams),
    ...Object.fromEntries(lists),
  })
}

/** Without what counts from the searcher's own town. */
export function withoutNear({ distance: _, order, ...rest }: Filters): Filters {
  return order === undefined || order === 'nearest' ? rest : { ...rest, order }
}

/** Removes distance and "nearest" for a member without a town. A visitor keeps them and is asked to log in. */
export const reachableBy = (me: Pick<Searcher, 'city'> | null, filters: Filters): Filters =>
  me?.city === null ? withoutNear(filters) : filters

/** The first search's age range: so many years older or younger than the member. */
const usualDistance = 10

/**
 * The filters before the first search: the other gender, a similar age, the own country. A visitor's age is unknown, so
 * theirs have no age.
 */
export function firstFilters(
  me: Pick<Searcher, 'gender' | 'country' | 'age'> | null,
  settings: Pick<Outputs['sites']['settings'], 'countries' | 'defaultCountry' | 'visitorCountry' | 'minAge'>,
): Filters {
  const home = [me?.country ?? settings.visitorCountry, settings.defaultCountry].find((country) =>
    settings.countries.some((offered) => offered === country),
  )
  const country = home && isCountryCode(home) ? home : undefined
  if (!me) return { country }
  const gender = me.gender === 'male' ? 'female' : 'male'
  return { gender, country, ...agesAround(me.age, settings.minAge) }
}

/** About somebody's own age; open to the side where the scale of the site ends sooner. */
function agesAround(age: number, lowest: number): Pick<Filters, 'minAge' | 'maxAge'> {
  const [from, to] = [age - usualDistance, age + usualDistance]
  return { minAge: from > lowest ? from : undefined, maxAge: to < searchAges.max ? to : undefined }
}
