import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { packageIds } from '../../../../db/reference/money/packages.ts'
import { ownLimitsOptions } from '../../../features/packages/own-limit.ts'
import { lazyPage } from '../../../lib/navigation/lazy-page.tsx'
import { orNotFound } from '../../../lib/navigation/or-not-found.ts'
import { titled } from '../../../lib/navigation/page-title.ts'
import { requireMember } from '../../../lib/session/guards.ts'

export const Route = createFileRoute('/credits/$id/{-$paymentmethod}')({
  beforeLoad: requireMember,
  loader: async ({ context: { queryClient, trpc }, params: { id } }) => {
    const packageId = packageIds.find((candidate) => candidate === id)
    await Promise.all([
      orNotFound<unknown>(
        packageId
          ? queryClient.ensureQueryData(trpc.orders.checkout.queryOptions({ packageId, country: null }))
          : queryClient.ensureQueryData(trpc.orders.get.queryOptions({ orderId: id })),
      ),
      queryClient.ensureQueryData(ownLimitsOptions(trpc)),
    ])
    return { title: packageId ? m.orders_checkout_heading() : m.orders_page_title() }
  },
  head: ({ loaderData, match }) => titled(loaderData?.title ?? m.orders_page_title(), { match }),
  staticData: { back: '/credits', actionBar: 'low' },
  component: lazyPage(() => import('../../../features/orders/PaymentPage.tsx'), 'PaymentPage'),
})
