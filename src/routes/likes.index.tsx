import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { requireMember } from '../features/shell/guards.ts'
import { titled } from '../features/shell/page-title.ts'
import { lazyPage } from '../lib/lazy-page.tsx'

export const Route = createFileRoute('/likes/')({
  beforeLoad: requireMember,
  loader: ({ context: { utils } }) => utils.likes.overview.ensureData(),
  head: (page) => titled(m.likes_title(), page),
  staticData: { back: '/members' },
  component: lazyPage(() => import('../features/likes/LikesPage.tsx'), 'LikesPage'),
})
