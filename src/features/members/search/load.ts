import { searchPageSize } from '../../../../server/features/members/rules.ts'
import { refusalIn } from '../../../lib/refusal-words.ts'
import type { Inputs, Outputs } from '../../../lib/trpc.ts'
import type { RouterContext } from '../../../router.tsx'

export type SearchInput = Omit<Inputs['members']['search'], 'cursor'>
type SearchPage = Outputs['members']['search']

/** Pages that were loaded stay as they are until the member searches again: nothing moves under their thumb. */
export const searchQueryOptions = {
  getNextPageParam: ({ nextCursor }: SearchPage) => nextCursor,
  staleTime: Number.POSITIVE_INFINITY,
}

/** So few that similar members follow. */
export const isFew = (total: SearchPage['total'] | undefined): boolean => !!total && total.count < searchPageSize

/** Gets the first screen of a search ready; `isClosed` when the site asks visitors to log in first. */
export async function loadSearch(
  { utils: { members } }: Pick<RouterContext, 'utils'>,
  input: SearchInput,
): Promise<{ isClosed: boolean }> {
  try {
    const found =
      members.search.getInfiniteData(input) ?? (await members.search.fetchInfinite(input, searchQueryOptions))
    if (isFew(found.pages[0]?.total)) await members.similar.ensureData(input)
    return { isClosed: false }
  } catch (error) {
    if (refusalIn(error)?.code === 'search_login_required') return { isClosed: true }
    throw error
  }
}
