import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'
import { requireMember } from '../../lib/session/guards.ts'

export const Route = createFileRoute('/credits/limit')({
  beforeLoad: requireMember,
  loader: ({ context: { queryClient, trpc } }) => queryClient.ensureQueryData(trpc.spendingLimits.view.queryOptions()),
  head: (page) => titled(m.spending_limits_title(), page),
  staticData: { back: '/credits', actionBar: 'low' },
  component: lazyPage(() => import('../../features/spending-limits/SpendingLimitsPage.tsx'), 'SpendingLimitsPage'),
})
