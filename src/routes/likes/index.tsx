import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'
import { requireMember } from '../../lib/session/guards.ts'

export const Route = createFileRoute('/likes/')({
  beforeLoad: requireMember,
  loader: ({ context: { queryClient, trpc } }) => queryClient.ensureQueryData(trpc.likes.overview.queryOptions()),
  head: (page) => titled(m.likes_title(), page),
  staticData: { back: '/members', isApp: true },
  component: lazyPage(() => import('../../features/likes/lists/LikesPage.tsx'), 'LikesPage'),
})
