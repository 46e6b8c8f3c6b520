import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'

export const Route = createFileRoute('/admin/login')({
  loader: ({ context: { queryClient, trpc } }) => queryClient.ensureQueryData(trpc.staff.me.queryOptions()),
  head: (page) => titled(m.staff_login_title(), page),
  staticData: { layout: 'office', beforeEntry: true },
  component: lazyPage(() => import('../../features/staff/LoginPage.tsx'), 'LoginPage'),
})
