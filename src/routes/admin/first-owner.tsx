import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'

export const Route = createFileRoute('/admin/first-owner')({
  loader: ({ context: { api } }) => api.staff.offeredRole.query(),
  head: (page) => titled(m.staff_owner_title(), page),
  staticData: { layout: 'office', beforeEntry: true },
  component: lazyPage(() => import('../../features/staff/FirstOwnerPage.tsx'), 'FirstOwnerPage'),
})
