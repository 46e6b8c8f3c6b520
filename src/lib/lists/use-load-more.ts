import type { InfiniteData } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

/** What a query of pages says of itself. */
interface PagedQuery {
  data: InfiniteData<unknown> | undefined
  hasNextPage: boolean
  isFetching: boolean
  isError: boolean
  fetchNextPage: () => unknown
}

/**
 * Brings the next page of a list. One request of a list is under way at a time: where the list is asked for anew meanwhile, the
 * page comes after that.
 */
export function useLoadMore({ data, hasNextPage, isFetching, isError, fetchNextPage }: PagedQuery) {
  const count = data?.pages.length ?? 0
  const [wanted, setWanted] = useState(0)
  const goOn = useEffectEvent((arrived: number) => {
    if (wanted === 0) return
    if (wanted > arrived && hasNextPage && !isError) void fetchNextPage()
    else setWanted(0)
  })
  useEffect(() => {
    if (!isFetching) goOn(count)
  }, [isFetching, count])
  const loadMore = () => {
    setWanted(count + 1)
    if (!isFetching) void fetchNextPage()
  }
  return { isLoadingMore: isFetching && wanted > count, loadMore }
}
