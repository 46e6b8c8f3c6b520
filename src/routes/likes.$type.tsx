import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { isLikeList, type LikeList, listWords } from '../features/likes/like-lists.ts'
import { requireMember } from '../features/shell/guards.ts'

export const Route = createFileRoute('/likes/$type')({
  params: { parse: ({ type }) => ({ type: type as LikeList }) },
  beforeLoad: ({ context, location, params }) => {
    if (!isLikeList(params.type)) throw notFound()
    requireMember({ context, location })
  },
  loader: async ({ context: { utils, settings }, params }) => {
    await utils.likes.list.prefetchInfinite(params)
    return { title: `${listWords[params.type].title()} · ${settings.name}` }
  },
  head: ({ loaderData }) => ({ meta: loaderData && [{ title: loaderData.title }] }),
  staticData: { back: true },
  component: lazyRouteComponent(() => import('../features/likes/LikesListPage.tsx'), 'LikesListPage'),
})
