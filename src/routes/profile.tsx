import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireMember } from '../features/shell/guards.ts'

export const Route = createFileRoute('/profile')({
  beforeLoad: requireMember,
  loader: ({ context: { utils, me } }) => me && utils.members.get.ensureData({ id: me.id }),
  component: lazyRouteComponent(() => import('../features/profile/OwnProfilePage.tsx'), 'OwnProfilePage'),
})
