import { createFileRoute, redirect } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../../../lib/navigation/lazy-page.tsx'
import { orNotFound } from '../../../lib/navigation/or-not-found.ts'
import { titled } from '../../../lib/navigation/page-title.ts'

export const Route = createFileRoute('/admin/members/$id')({
  beforeLoad: async ({ context: { queryClient, trpc } }) => {
    const staff = await queryClient.ensureQueryData(trpc.staff.me.queryOptions())
    if (!staff?.isProved) throw redirect({ to: '/admin/login' })
    // The page of photos says that there is nothing for the role.
    if (staff.role !== 'owner' && staff.role !== 'moderator') throw redirect({ to: '/admin/photos' })
  },
  loader: ({ context: { api }, params: { id } }) => orNotFound(api.inspection.member.query({ id })),
  head: (page) => titled(m.inspection_member_title(), page),
  staticData: { layout: 'office', beforeEntry: true },
  component: lazyPage(() => import('../../../features/inspection/office/member/MemberPage.tsx'), 'MemberPage'),
  notFoundComponent: lazyPage(
    () => import('../../../features/inspection/office/member/MemberMissing.tsx'),
    'MemberMissing',
  ),
})
