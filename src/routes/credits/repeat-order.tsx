import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { ownLimitsOptions } from '../../features/packages/own-limit.ts'
import { usualOffer } from '../../features/saved-methods/usual-offer.ts'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'
import { requireMember } from '../../lib/session/guards.ts'

export const Route = createFileRoute('/credits/repeat-order')({
  beforeLoad: requireMember,
  loader: async ({ context: { queryClient, trpc } }) => {
    const [{ methods, lastPackageId }, { offers }] = await Promise.all([
      // Which order the tap makes must be as it is now.
      queryClient.fetchQuery(trpc.savedMethods.list.queryOptions(undefined, { staleTime: 0 })),
      queryClient.ensureQueryData(trpc.packages.shop.queryOptions()),
    ])
    const [saved] = methods
    if (!saved) return
    const [{ packageId }, { method }] = [usualOffer(offers, lastPackageId), saved]
    await Promise.all([
      queryClient.ensureQueryData(trpc.packages.shop.queryOptions({ method })),
      queryClient.ensureQueryData(trpc.orders.checkout.queryOptions({ packageId, country: null, method })),
      queryClient.ensureQueryData(ownLimitsOptions(trpc)),
    ])
  },
  head: (page) => titled(m.saved_methods_repeat_title(), page),
  staticData: { back: '/credits', actionBar: 'low' },
  component: lazyPage(() => import('../../features/saved-methods/RepeatPage.tsx'), 'RepeatPage'),
})
