import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { requireMember } from '../features/shell/guards.ts'
import { titled } from '../features/shell/page-title.ts'
import { lazyPage } from '../lib/lazy-page.tsx'

export const Route = createFileRoute('/premium')({
  beforeLoad: requireMember,
  head: (page) => titled(m.coming_premium(), page),
  component: lazyPage(() => import('../features/coming/pages.tsx'), 'PremiumPage'),
})
