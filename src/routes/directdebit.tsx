import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../lib/navigation/lazy-page.tsx'
import { orNotFound } from '../lib/navigation/or-not-found.ts'
import { titled } from '../lib/navigation/page-title.ts'
import { requireMember } from '../lib/session/guards.ts'

const isId = (value: unknown) => typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)

export const Route = createFileRoute('/directdebit')({
  validateSearch: ({ payment }: Record<string, unknown>): { payment?: string } =>
    isId(payment) ? { payment: payment as string } : {},
  beforeLoad: requireMember,
  loaderDeps: ({ search: { payment } }) => ({ payment }),
  loader: async ({ context: { queryClient, trpc }, deps: { payment } }) => {
    if (payment)
      await orNotFound(queryClient.ensureQueryData(trpc.directDebit.show.queryOptions({ paymentId: payment })))
  },
  head: (page) => titled(m.directdebit_title(), page),
  component: lazyPage(() => import('../features/directdebit/DirectDebitPage.tsx'), 'DirectDebitPage'),
  notFoundComponent: lazyPage(() => import('../features/directdebit/DirectDebitPage.tsx'), 'NoDebit'),
  staticData: { back: '/credits', actionBar: 'low' },
})
