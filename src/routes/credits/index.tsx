import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { ownLimitsOptions } from '../../features/packages/own-limit.ts'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'
import { requireMember } from '../../lib/session/guards.ts'

export const Route = createFileRoute('/credits/')({
  beforeLoad: requireMember,
  loader: ({ context: { queryClient, trpc } }) =>
    Promise.all([
      queryClient.ensureQueryData(trpc.packages.shop.queryOptions()),
      queryClient.ensureQueryData(ownLimitsOptions(trpc)),
      queryClient.ensureQueryData(trpc.orders.owed.queryOptions()),
      queryClient.ensureQueryData(trpc.savedMethods.list.queryOptions()),
    ]),
  head: (page) => titled(m.packages_shop(), page),
  staticData: { back: '/members', actionBar: 'low' },
  component: lazyPage(() => import('../../features/saved-methods/Shop.tsx'), 'Shop'),
})
