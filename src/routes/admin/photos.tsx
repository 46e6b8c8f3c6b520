import { createFileRoute, redirect } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'

export const Route = createFileRoute('/admin/photos')({
  beforeLoad: async ({ context: { queryClient, trpc } }) => {
    const staff = await queryClient.ensureQueryData(trpc.staff.me.queryOptions())
    if (!staff?.isProved) throw redirect({ to: '/admin/login' })
  },
  head: (page) => titled(m.inspection_title(), page),
  staticData: { layout: 'office', beforeEntry: true },
  component: lazyPage(() => import('../../features/inspection/office/InspectionPage.tsx'), 'InspectionPage'),
})
