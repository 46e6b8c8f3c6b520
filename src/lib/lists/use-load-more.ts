import type { InfiniteData } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

/** What a query of pages says of itself. */
export interface PagedQuery {
  data: InfiniteData<unknown> | undefined
  hasNextPage: boolean
  isFetching: boolean
  isError: boolean
  error: unknown
  failureCount: number
  failureReason: unknown
  fetchNextPage: (options: { cancelRefetch: boolean }) => unknown
}

/** After so many failures it is said why the next page does not come, while it is tried again (product §12.3). */
const toldFrom = 3

/**
 * Brings the next page of a list, of which `list` says which it is. One request of a list is under way at a time: where the list is
 * asked for anew meanwhile, the page comes after that. It comes no more where another list is shown instead. `failure` is what keeps
 * it from coming, or null.
 */
export function useLoadMore(query: PagedQuery, list: unknown) {
  const { data, hasNextPage, isFetching, isError, error, failureCount, failureReason, fetchNextPage } = query
  const count = data?.pages.length ?? 0
  const [wanted, setWanted] = useState<{ page: number; list: unknown }>()
  const isWanted = wanted?.list === list && wanted?.page === count + 1
  const hasFailed = isWanted && isError && !isFetching
  // What is under way, or waits for a line, is neither thrown away nor begun again.
  const fetchNext = () => void fetchNextPage({ cancelRefetch: false })
  const goOn = useEffectEvent(() => {
    if (!isWanted || !hasNextPage) setWanted(undefined)
    else if (!isError) fetchNext()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer, and each other list, is looked at once
  useEffect(() => {
    if (!isFetching) goOn()
  }, [isFetching, count, list])
  const loadMore = () => {
    setWanted({ page: count + 1, list })
    fetchNext()
  }
  const keepsFailing = isWanted && isFetching && failureCount >= toldFrom
  return {
    isLoadingMore: isWanted && hasNextPage && !hasFailed,
    failure: hasFailed ? error : keepsFailing ? failureReason : null,
    loadMore,
  }
}
