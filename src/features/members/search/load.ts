import { redirect } from '@tanstack/react-router'
import { searchPageSize } from '../../../../server/features/members/rules.ts'
import { paging } from '../../../lib/lists/paging.ts'
import { refusalIn } from '../../../lib/refusal-words.ts'
import type { QueryContext } from '../../../lib/router-context.ts'
import { hasTrafficSource, recallTracking, trackingIn } from '../../../lib/tracking.ts'
import type { Inputs, Outputs } from '../../../lib/trpc.ts'
import { paramsOf } from './filters.ts'

export type SearchInput = Omit<Inputs['members']['search'], 'cursor'>
type SearchPage = Outputs['members']['search']

/** Pages that were loaded stay as they are until the member searches again: nothing moves under their thumb. */
export const searchQueryOptions = {
  ...paging,
  staleTime: Number.POSITIVE_INFINITY,
}

/** Product §6.3. */
export const isFew = (total: SearchPage['total'] | undefined): boolean => !!total && total.count < searchPageSize

/** Says that a visitor came by an advertisement, where the address or this tab knows of it. */
export function trafficSourceIn(searchStr: string): Pick<SearchInput, 'trafficSource'> {
  return hasTrafficSource(trackingIn(searchStr) ?? recallTracking()) ? { trafficSource: true } : {}
}

/** Why visitors see nothing: the site asks them to log in, or has shown them enough (product §6.4). */
export type Closed = 'search_login_required' | 'members_seen_enough'

/** Gets the first screen of a search ready. A region that nobody knows leads to the search without it. */
export async function loadSearch(
  { queryClient, trpc }: QueryContext,
  input: SearchInput,
): Promise<{ input: SearchInput; closed?: Closed }> {
  try {
    const found = await queryClient.ensureInfiniteQueryData(
      trpc.members.search.infiniteQueryOptions(input, searchQueryOptions),
    )
    if (isFew(found.pages[0]?.total))
      await queryClient.prefetchQuery(trpc.members.similar.queryOptions(input, { staleTime: Number.POSITIVE_INFINITY }))
    return { input }
  } catch (error) {
    const code = refusalIn(error)?.code
    if (code === 'search_login_required' || code === 'members_seen_enough') return { input, closed: code }
    // The results say it, and the filters stay at hand.
    if (code === 'search_town_required') return { input }
    if (code !== 'region_unknown') throw error
    throw redirect({ to: '/members', search: paramsOf({ ...input, region: undefined }), replace: true })
  }
}
