import { traitNames } from '../../../../db/reference/attributes.ts'
import type { AgeRange, SearchFilters } from './search-filters.ts'
import { searchAges } from './search-steps.ts'

/** What a wider search no longer asks for, or less of: in words of the member's language. */
export const relaxations = ['active', 'isNew', 'photo', 'distance', 'region', 'ages', 'details', 'country'] as const
export type Relaxation = (typeof relaxations)[number]

/** A wider search, and the part of it that the one before did not find. */
export interface Widening {
  filters: SearchFilters
  /** Previous values of the filters that changed: members found with them are left out. */
  except: SearchFilters
  /** All that has been given up so far. */
  relaxed: Relaxation[]
}

/** The nearest first (product §6.3): how somebody uses the site, then where they live and their age, then who they are. */
export function widen(filters: SearchFilters): Widening[] {
  const steps: Widening[] = []
  let current = filters
  let relaxed: Relaxation[] = []
  const step = (change: SearchFilters, given: Relaxation[]) => {
    const before = Object.keys(change).map((name) => [name, current[name as keyof SearchFilters]])
    relaxed = [...new Set([...relaxed, ...given])]
    current = { ...current, ...change }
    steps.push({ filters: said(current), except: said(Object.fromEntries(before)), relaxed })
  }
  const drop = (names: readonly (keyof SearchFilters)[], given: Relaxation[]) => {
    const set = names.filter((name) => current[name] !== undefined)
    if (set.length > 0) step(Object.fromEntries(set.map((name) => [name, undefined])), given)
  }
  const widerBy = (years: number) => {
    const { minAge, maxAge } = current
    const ages = widerAges(filters, years)
    if (ages.minAge !== minAge || ages.maxAge !== maxAge) step(ages, ['ages'])
  }
  const uses = (['active', 'isNew', 'photo'] as const).filter((name) => filters[name])
  drop(uses, uses)
  if (filters.distance !== undefined && filters.distance < 100) step({ distance: 100 }, ['distance'])
  drop(['distance'], ['distance'])
  drop(['region'], ['region'])
  widerBy(5)
  drop([...traitNames, 'interests'], ['details'])
  widerBy(10)
  drop(['country'], ['country'])
  return steps
}

/** Without the keys that say nothing. */
const said = (filters: SearchFilters): SearchFilters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))

function widerAges({ minAge = searchAges.min, maxAge = searchAges.max }: AgeRange, years: number): AgeRange {
  return {
    minAge: minAge - years > searchAges.min ? minAge - years : undefined,
    maxAge: maxAge + years < searchAges.max ? maxAge + years : undefined,
  }
}
