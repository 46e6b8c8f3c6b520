import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { requireUnconfirmed } from '../features/signup/guards.ts'
import { lazyPage } from '../lib/navigation/lazy-page.tsx'
import { titled } from '../lib/navigation/page-title.ts'

export const Route = createFileRoute('/complete-signup')({
  beforeLoad: requireUnconfirmed,
  loader: ({ context: { queryClient, trpc } }) => queryClient.ensureQueryData(trpc.confirmation.state.queryOptions()),
  head: (page) => titled(m.confirmation_reminder_title(), page),
  staticData: { actionBar: 'low' },
  component: lazyPage(() => import('../features/signup/CompleteSignupPage.tsx'), 'CompleteSignupPage'),
})
