import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { m } from '~words'
import { LoadMore } from '../../../lib/lists/LoadMore.tsx'
import { itemsIn, paging } from '../../../lib/lists/paging.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { LikeCards } from './LikeCards.tsx'
import { LikesFrame } from './LikesFrame.tsx'
import { listWords } from './like-lists.ts'
import { NobodyYet } from './NobodyYet.tsx'

const route = getRouteApi('/likes/$type')

export function LikesListPage() {
  const trpc = useTRPC()
  const { type } = route.useParams()
  const found = useSuspenseInfiniteQuery(trpc.likes.list.infiniteQueryOptions({ type }, paging))
  const cards = itemsIn(found.data, ({ id }) => id)
  const words = listWords[type]
  return (
    <LikesFrame>
      <h2 className="sr-only">{words.title()}</h2>
      {cards.length === 0 ? (
        <NobodyYet list={type} />
      ) : (
        <LikeCards label={words.title()} cards={cards} className="mt-5" />
      )}
      {found.hasNextPage && (
        <LoadMore query={found} list={type} label={m.likes_more()} className="mt-8 justify-items-center" />
      )}
    </LikesFrame>
  )
}
