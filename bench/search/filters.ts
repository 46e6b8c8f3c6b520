import { genders } from '../../db/reference/attributes.ts'
import { type CountryCode, countryCodes } from '../../db/reference/countries.ts'
import { regionsOf } from '../../db/reference/regions.ts'
import { type SearchFilters, searchAges } from '../../server/features/members/rules.ts'
import { between, chance, pick, randomOf, weighted } from '../data/chance.ts'

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
