import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { m } from '~words'
import { titled } from '../features/shell/page-title.ts'

export const Route = createFileRoute('/activate/done')({
  head: (page) => titled(m.accounts_activated_title(), page),
  component: lazyRouteComponent(() => import('../features/accounts/ActivatedPage.tsx'), 'ActivatedPage'),
})
