import { createFileRoute, notFound } from '@tanstack/react-router'
import { m } from '~words'
import { requireMember } from '../features/shell/guards.ts'
import { titled } from '../features/shell/page-title.ts'
import { lazyPage } from '../lib/lazy-page.ts'
import { refusalIn } from '../lib/refusal-words.ts'

export const Route = createFileRoute('/likes/m/$id')({
  beforeLoad: requireMember,
  loader: async ({ context: { utils }, params: { id } }) => {
    const card = await utils.likes.card.fetch({ memberId: id }).catch((error) => {
      throw refusalIn(error) ? notFound() : error
    })
    // Somebody who likes the member without being liked is no match.
    if (!card.liked) throw notFound()
  },
  head: (page) => titled(m.likes_matches_title(), page),
  staticData: { back: true, actionBar: true },
  component: lazyPage(() => import('../features/likes/MatchPage.tsx'), 'MatchPage'),
})
