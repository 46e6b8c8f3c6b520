import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { m } from '~words'
import { requireMember } from '../features/shell/guards.ts'
import { titled } from '../features/shell/page-title.ts'

export const Route = createFileRoute('/likes/')({
  beforeLoad: requireMember,
  loader: ({ context: { utils } }) => utils.likes.overview.ensureData(),
  head: (page) => titled(m.likes_title(), page),
  staticData: { back: true },
  component: lazyRouteComponent(() => import('../features/likes/LikesPage.tsx'), 'LikesPage'),
})
