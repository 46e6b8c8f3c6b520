import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { leaveUnconfirmed } from '../../features/signup/guards.ts'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'

export const Route = createFileRoute('/activate/done')({
  beforeLoad: leaveUnconfirmed,
  head: (page) => titled(m.confirmation_activated_title(), page),
  component: lazyPage(() => import('../../features/confirmation/ActivatedPage.tsx'), 'ActivatedPage'),
})
