import { ageOn, searchAges } from '../../../../server/features/members/rules.ts'
import type { Outputs } from '../../../lib/trpc.ts'
import type { RouterContext } from '../../../router.tsx'
import { type Filters, firstFilters } from '../../members/search/filters.ts'
import type { Draft } from './draft.ts'

export type Match = Outputs['members']['search']['cards'][number]

const shown = 4

/** Whom somebody new is shown first: whom they look for, or who has not said so the other gender, in their country. */
export function matchFilters(
  { gender, lookingFor }: Pick<Draft, 'gender' | 'lookingFor'>,
  country: string,
  settings: Parameters<typeof firstFilters>[1],
): Filters {
  const usual = firstFilters(gender ? { gender, country } : null, settings)
  if (!lookingFor) return usual
  return { ...usual, gender: lookingFor === 'all' ? undefined : lookingFor }
}

/** In years, to either side. */
const nearAge = 10

/** People of about the same age. */
export function agesAround(birthDate: string, minAge: number, now: Date): Pick<Filters, 'minAge' | 'maxAge'> {
  const age = ageOn(birthDate, now)
  return { minAge: Math.max(minAge, age - nearAge), maxAge: Math.min(searchAges.max, age + nearAge) }
}

/** The first few of them; none when they cannot be fetched now. */
export async function findMatches({ members }: RouterContext['api'], filters: Filters): Promise<Match[]> {
  const found = await members.search.query(filters).catch(() => null)
  return found?.cards.slice(0, shown) ?? []
}
