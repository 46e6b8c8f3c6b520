import { attributes, genders, traitNames } from '../../db/reference/attributes.ts'
import { type CountryCode, countryCodes } from '../../db/reference/countries/codes.ts'
import { interests } from '../../db/reference/interests.ts'
import { regionsOf } from '../../db/reference/regions.ts'
import type { SearchFilters } from '../../server/features/members/rules/search-filters.ts'
import {
  activeSteps,
  distanceSteps,
  searchAges,
  searchOrders,
} from '../../server/features/members/rules/search-steps.ts'
import { between, chance, pick, type Random, randomOf, weighted } from '../data/chance.ts'

/** Searches as members make them: mostly for one gender, at home, around some age, half of them in one region. */
export function usualSearches(count: number): SearchFilters[] {
  const random = randomOf(count, 1, 0)
  return Array.from({ length: count }, () => {
    const country = home(random)
    const from = between(random, 18, 60)
    return {
      gender: chance(random, 0.95) ? pick(random, genders) : undefined,
      country,
      region: chance(random, 0.5) ? pick(random, regionsOf(country).slice(0, 5)).code : undefined,
      ...(chance(random, 0.8) ? { minAge: from, maxAge: from + between(random, 5, 20) } : {}),
    }
  })
}

/** Any searches at all, each filter as likely as not: rare countries, regions with nobody, one year of birth. */
export function anySearches(count: number): SearchFilters[] {
  const random = randomOf(count, 2, 0)
  return Array.from({ length: count }, () => {
    const country = chance(random, 0.7) ? pick(random, countryCodes) : undefined
    const minAge = chance(random, 0.5) ? between(random, searchAges.min, searchAges.max) : undefined
    return {
      gender: chance(random, 0.5) ? pick(random, genders) : undefined,
      country,
      region: country && chance(random, 0.5) ? pick(random, regionsOf(country)).code : undefined,
      minAge,
      maxAge: chance(random, 0.5) ? between(random, minAge ?? searchAges.min, searchAges.max) : undefined,
    }
  })
}

/**
 * Up to six filters of all that there are, each as likely as another: single years of birth, towns around, rare colours,
 * two interests at once, who was here today; in any order.
 */
export function detailedSearches(count: number): SearchFilters[] {
  const random = randomOf(count, 3, 0)
  return Array.from({ length: count }, () => {
    const chosen = shuffled(random, Object.values(anyFilter)).slice(0, between(random, 1, 6))
    const order = chance(random, 0.5) ? pick(random, searchOrders) : undefined
    return Object.assign({ ...(order && { order }) }, ...chosen.map((filter) => filter(random))) as SearchFilters
  })
}

const someOf = <T>(random: Random, values: readonly T[], most: number): T[] =>
  shuffled(random, [...values]).slice(0, between(random, 1, most))

const anyFilter: Record<string, (random: Random) => SearchFilters> = {
  gender: (random) => ({ gender: pick(random, genders) }),
  place: (random) => {
    const country = chance(random, 0.5) ? 'NL' : pick(random, countryCodes)
    return { country, region: chance(random, 0.5) ? pick(random, regionsOf(country)).code : undefined }
  },
  ages: (random) => {
    const minAge = between(random, searchAges.min, searchAges.max)
    return { minAge, maxAge: between(random, minAge, searchAges.max) }
  },
  distance: (random) => ({ distance: pick(random, distanceSteps) }),
  active: (random) => ({ active: pick(random, activeSteps) }),
  photo: () => ({ photo: true }),
  isNew: () => ({ isNew: true }),
  interests: (random) => ({ interests: someOf(random, interests, 3) }),
  ...Object.fromEntries(
    traitNames.map((name) => [name, (random: Random) => ({ [name]: someOf(random, attributes[name], 3) })]),
  ),
}

function shuffled<T>(random: Random, values: T[]): T[] {
  return values
    .map((value) => ({ value, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value)
}

/** Searches that find more than 200 pages, of a hundred thousand members and more. */
export const deepSearches: SearchFilters[] = [
  {},
  { gender: 'female' },
  { gender: 'male' },
  { country: 'NL' },
  { country: 'NL', gender: 'female' },
  { country: 'NL', gender: 'female', minAge: 25, maxAge: 45 },
  { country: 'BE', gender: 'male' },
  { country: 'NL', region: regionsOf('NL')[0]?.code, gender: 'female' },
]

const home = weighted<CountryCode>([
  ['NL', 70],
  ['BE', 18],
  ['DE', 8],
  ['GB', 4],
])
