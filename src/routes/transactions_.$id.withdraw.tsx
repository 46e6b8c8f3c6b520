import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../lib/navigation/lazy-page.tsx'
import { orNotFound } from '../lib/navigation/or-not-found.ts'
import { titled } from '../lib/navigation/page-title.ts'
import { requireMember } from '../lib/session/guards.ts'

export const Route = createFileRoute('/transactions_/$id/withdraw')({
  beforeLoad: requireMember,
  loader: ({ context: { queryClient, trpc }, params }) =>
    orNotFound(queryClient.ensureQueryData(trpc.withdrawals.terms.queryOptions({ orderId: params.id }))),
  head: (page) => titled(m.withdrawals_title(), page),
  component: lazyPage(() => import('../features/withdrawals/WithdrawalPage.tsx'), 'WithdrawalPage'),
  staticData: { actionBar: 'low' },
})
