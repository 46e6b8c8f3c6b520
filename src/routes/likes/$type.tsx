import { createFileRoute, notFound } from '@tanstack/react-router'
import { m } from '~words'
import { isLikeList, type LikeListName, listWords } from '../../features/likes/lists/like-lists.ts'
import { paging } from '../../lib/lists/paging.ts'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'
import { requireMember } from '../../lib/session/guards.ts'

export const Route = createFileRoute('/likes/$type')({
  params: { parse: ({ type }) => ({ type: type as LikeListName }) },
  beforeLoad: ({ context, location, params }) => {
    if (!isLikeList(params.type)) throw notFound()
    requireMember({ context, location })
  },
  loader: ({ context: { queryClient, trpc }, params }) =>
    queryClient.prefetchInfiniteQuery(trpc.likes.list.infiniteQueryOptions(params, paging)),
  head: ({ params: { type }, match }) =>
    titled(isLikeList(type) ? listWords[type].title() : m.shell_error_not_found_title(), { match }),
  staticData: { back: '/likes', isApp: true },
  component: lazyPage(() => import('../../features/likes/lists/LikesListPage.tsx'), 'LikesListPage'),
})
