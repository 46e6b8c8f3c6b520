import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../lib/navigation/lazy-page.tsx'
import { titled } from '../lib/navigation/page-title.ts'
import { requireMember } from '../lib/session/guards.ts'

export const Route = createFileRoute('/profile')({
  beforeLoad: requireMember,
  loader: ({ context: { queryClient, trpc, me } }) =>
    me &&
    Promise.all([
      queryClient.ensureQueryData(trpc.profile.own.queryOptions()),
      queryClient.ensureQueryData(trpc.photos.own.queryOptions()),
    ]),
  head: (page) => titled(m.shell_my_profile(), page),
  component: lazyPage(() => import('../features/profile/OwnProfilePage.tsx'), 'OwnProfilePage'),
})
