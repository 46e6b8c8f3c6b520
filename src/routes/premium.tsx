import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../lib/navigation/lazy-page.tsx'
import { titled } from '../lib/navigation/page-title.ts'
import { requireMember } from '../lib/session/guards.ts'

export const Route = createFileRoute('/premium')({
  beforeLoad: requireMember,
  loader: ({ context: { queryClient, trpc } }) => queryClient.ensureQueryData(trpc.packages.shop.queryOptions()),
  head: (page) => titled(m.packages_opens_premium(), page),
  staticData: { back: '/members', actionBar: 'low' },
  component: lazyPage(() => import('../features/packages/premium/PremiumPage.tsx'), 'PremiumPage'),
})
