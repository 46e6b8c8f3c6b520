import { createFileRoute, notFound } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../../../lib/navigation/lazy-page.tsx'
import { orNotFound } from '../../../lib/navigation/or-not-found.ts'
import { titled } from '../../../lib/navigation/page-title.ts'
import { requireMember } from '../../../lib/session/guards.ts'

export const Route = createFileRoute('/likes/m/$id')({
  beforeLoad: requireMember,
  loader: async ({ context: { queryClient, trpc }, params: { id } }) => {
    const card = await orNotFound(queryClient.fetchQuery(trpc.likes.card.queryOptions({ memberId: id })))
    // Somebody who likes the member without being liked is no match.
    if (!card.liked) throw notFound()
  },
  head: (page) => titled(m.likes_matches_title(), page),
  staticData: { back: '/likes', actionBar: 'low' },
  component: lazyPage(() => import('../../../features/likes/MatchPage.tsx'), 'MatchPage'),
})
