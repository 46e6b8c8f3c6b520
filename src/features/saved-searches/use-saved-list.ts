import { type Outputs, trpc } from '../../lib/trpc.ts'

export type SavedSearch = Outputs['savedSearches']['list'][number]

/** What the browser keeps of the list. */
export function useSavedList() {
  const { list } = trpc.useUtils().savedSearches
  return {
    askAgain: () => list.invalidate(),
    /** Until it is asked for again; undefined takes one away. */
    change: (changed: (search: SavedSearch) => SavedSearch | undefined) =>
      list.setData(undefined, (searches) => searches?.flatMap((each) => changed(each) ?? [])),
  }
}
