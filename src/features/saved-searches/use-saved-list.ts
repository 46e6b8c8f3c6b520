import { useQueryClient } from '@tanstack/react-query'
import { type Outputs, useTRPC } from '../../lib/trpc.ts'

export type SavedSearch = Outputs['savedSearches']['list'][number]

/** What the browser keeps of the list. */
export function useSavedList() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return {
    askAgain: () => queryClient.invalidateQueries(trpc.savedSearches.list.queryFilter()),
    /** Until it is asked for again; undefined takes one away. */
    change: (changed: (search: SavedSearch) => SavedSearch | undefined) =>
      queryClient.setQueryData(trpc.savedSearches.list.queryKey(), (searches) =>
        searches?.flatMap((each) => changed(each) ?? []),
      ),
  }
}
