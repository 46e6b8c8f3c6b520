import type { Outputs } from '../../../lib/trpc.ts'
import type { RouterContext } from '../../../router.tsx'
import { type Filters, firstFilters, paramsOf } from '../../members/search/filters.ts'
import { rememberSearch } from '../../members/search/remembered.ts'
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

/** The first few of them; none when they cannot be fetched now. From here on it is the new member's own search. */
export async function findMatches(
  { members }: RouterContext['api'],
  memberId: string,
  filters: Filters,
): Promise<Match[]> {
  rememberSearch(memberId, paramsOf(filters))
  const found = await members.search.query(filters).catch(() => null)
  return found?.cards.slice(0, shown) ?? []
}
