import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'
import { requireMember } from '../../lib/session/guards.ts'

export const Route = createFileRoute('/credits/')({
  beforeLoad: requireMember,
  head: (page) => titled(m.coming_credits(), page),
  staticData: { back: '/members' },
  component: lazyPage(() => import('../../features/coming/pages.tsx'), 'CreditsPage'),
})
