import { ageOn } from '../../../../server/features/members/rules.ts'
import type { RouterContext } from '../../../lib/router-context.ts'
import type { Outputs } from '../../../lib/trpc.ts'
import { type Filters, firstFilters } from '../../members/search/filters.ts'
import type { SignupDraft, SignupFormInput } from './draft.ts'

export type Match = Outputs['members']['search']['items'][number]

const shown = 4

/**
 * The first filters for a new member: the gender that they look for, else the other one, a similar age, their own
 * country.
 */
export function matchFilters(
  { gender, lookingFor }: Pick<SignupDraft, 'gender' | 'lookingFor'>,
  { country, birthDate }: Pick<SignupFormInput, 'country' | 'birthDate'>,
  settings: Parameters<typeof firstFilters>[1],
  now: Date,
): Filters {
  const usual = firstFilters(gender ? { gender, country, age: ageOn(birthDate, now) } : null, settings)
  if (!lookingFor) return usual
  return { ...usual, gender: lookingFor === 'all' ? undefined : lookingFor }
}

/** The first few of them; none when they cannot be fetched now. */
export async function findMatches({ members }: RouterContext['api'], filters: Filters): Promise<Match[]> {
  const found = await members.search.query(filters).catch(() => null)
  return found?.items.slice(0, shown) ?? []
}
