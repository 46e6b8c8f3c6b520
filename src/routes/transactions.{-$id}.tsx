import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { shownSearch } from '../features/transactions/shown.ts'
import { lazyPage } from '../lib/navigation/lazy-page.tsx'
import { orNotFound } from '../lib/navigation/or-not-found.ts'
import { titled } from '../lib/navigation/page-title.ts'
import { requireMember } from '../lib/session/guards.ts'

export const Route = createFileRoute('/transactions/{-$id}')({
  validateSearch: shownSearch,
  beforeLoad: requireMember,
  loader: ({ context: { queryClient, trpc }, params: { id } }) =>
    Promise.all([
      queryClient.prefetchQuery(trpc.transactions.balance.queryOptions()),
      queryClient.prefetchQuery(trpc.savedMethods.list.queryOptions()),
      id && orNotFound(queryClient.ensureQueryData(trpc.transactions.get.queryOptions({ id }))),
    ]),
  head: (page) => titled(page.params.id ? m.transactions_one() : m.transactions_title(), page),
  component: lazyPage(() => import('../features/transactions/TransactionsPage.tsx'), 'TransactionsPage'),
})
