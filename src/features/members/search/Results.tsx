import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { noteFocus } from '@/ui/focus/note-focus.ts'
import { m } from '~words'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import { LoadFailure } from '../../../lib/LoadFailure.tsx'
import { LoadMore } from '../../../lib/lists/LoadMore.tsx'
import { itemsIn } from '../../../lib/lists/paging.ts'
import { refusalIn } from '../../../lib/refusal-words.ts'
import { useMe } from '../../../lib/session/me.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { CardGrid, CardGridSkeleton } from './CardGrid.tsx'
import { isFew, type SearchInput, searchQueryOptions } from './load.ts'
import { SimilarMembers } from './SimilarMembers.tsx'
import { TotalHeading } from './TotalHeading.tsx'
import type { MemberSearch } from './use-search.ts'

// Rarely needed: most members have entered their town.
const NobodyFound = lazyPart(() => import('./NobodyFound.tsx'), 'NobodyFound')
const TownMissing = lazyPart(() => import('./TownMissing.tsx'), 'TownMissing')
// Members see none.
const VisitorInvitation = lazyPart(() => import('./VisitorInvitation.tsx'), 'VisitorInvitation')

export function Results({ input, search }: { input: SearchInput; search: MemberSearch['search'] }) {
  const trpc = useTRPC()
  const me = useMe()
  const query = useInfiniteQuery(trpc.members.search.infiniteQueryOptions(input, searchQueryOptions))
  const { data, error, hasNextPage, refetch } = query
  const members = itemsIn(data, ({ id }) => id)
  const total = data?.pages[0]?.total ?? undefined
  const isTownMissing = refusalIn(error)?.code === 'search_town_required'
  const { list, expectMore } = useFocusOnNew(members.length)
  return (
    <>
      <TotalHeading total={total} order={input.order} />
      {!data && !error && <CardGridSkeleton />}
      {members.length > 0 && <CardGrid ref={list} label={m.search_results()} members={members} eager />}
      {total?.count === 0 && <NobodyFound search={search} />}
      {isTownMissing && <TownMissing search={search} />}
      {error && !data && !isTownMissing && (
        <LoadFailure error={error} onRetry={() => void refetch()} className="mt-6" />
      )}
      {hasNextPage && me && (
        <LoadMore
          query={query}
          list={input}
          label={m.search_more()}
          onMore={expectMore}
          className="mt-8 lg:justify-items-center"
        />
      )}
      {hasNextPage && !me && <VisitorInvitation />}
      {isFew(total) && <SimilarMembers input={input} search={search} />}
    </>
  )
}

/** When cards are added, the focus of who waits for them goes to the first: the button that brought them may be gone. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const expected = useRef<{ first: number; isAwaited: () => boolean }>(undefined)
  useEffect(() => {
    if (!expected.current || count <= expected.current.first) return
    const { first, isAwaited } = expected.current
    expected.current = undefined
    if (isAwaited()) list.current?.children[first]?.querySelector('a')?.focus({ preventScroll: true })
  }, [count])
  const expectMore = () => {
    expected.current = { first: count, isAwaited: noteFocus() }
  }
  return { list, expectMore }
}
