import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { titled } from '../features/shell/page-title.ts'
import { leaveUnconfirmed } from '../features/signup/guards.ts'
import { lazyPage } from '../lib/lazy-page.tsx'

export const Route = createFileRoute('/activate/done')({
  beforeLoad: leaveUnconfirmed,
  head: (page) => titled(m.accounts_activated_title(), page),
  component: lazyPage(() => import('../features/confirmation/ActivatedPage.tsx'), 'ActivatedPage'),
})
