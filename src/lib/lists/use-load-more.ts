import type { InfiniteData } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

/** What a query of pages says of itself. */
interface PagedQuery {
  data: InfiniteData<unknown> | undefined
  hasNextPage: boolean
  isFetching: boolean
  isError: boolean
  fetchNextPage: (options: { cancelRefetch: boolean }) => unknown
}

/**
 * Brings the next page of a list, of which `list` says which it is. One request of a list is under way at a time: where the list is
 * asked for anew meanwhile, the page comes after that. It comes no more where another list is shown instead.
 */
export function useLoadMore({ data, hasNextPage, isFetching, isError, fetchNextPage }: PagedQuery, list?: unknown) {
  const count = data?.pages.length ?? 0
  const [wanted, setWanted] = useState<{ page: number; list: unknown }>()
  const isWanted = wanted?.list === list && wanted?.page === count + 1
  // What is under way, or waits for a line, is neither thrown away nor begun again.
  const fetchNext = () => void fetchNextPage({ cancelRefetch: false })
  const goOn = useEffectEvent(() => {
    if (isWanted && hasNextPage && !isError) fetchNext()
    else setWanted(undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer, and each other list, is looked at once
  useEffect(() => {
    if (!isFetching) goOn()
  }, [isFetching, count, list])
  const loadMore = () => {
    setWanted({ page: count + 1, list })
    fetchNext()
  }
  return { isLoadingMore: isWanted && (isFetching || (hasNextPage && !isError)), loadMore }
}
