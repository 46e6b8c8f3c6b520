import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'
import { requireMember } from '../../lib/session/guards.ts'

export const Route = createFileRoute('/swipe-game/')({
  beforeLoad: requireMember,
  head: (page) => titled(m.swipe_title(), page),
  staticData: { isApp: true },
  component: lazyPage(() => import('../../features/swipe/SwipePage.tsx'), 'SwipePage'),
})
