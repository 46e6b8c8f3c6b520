import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { requireMember } from '../features/shell/guards.ts'
import { titled } from '../features/shell/page-title.ts'
import { lazyPage } from '../lib/lazy-page.tsx'

export const Route = createFileRoute('/profile')({
  beforeLoad: requireMember,
  loader: ({ context: { utils, me } }) => me && utils.members.get.ensureData({ id: me.id }),
  head: (page) => titled(m.shell_my_profile(), page),
  component: lazyPage(() => import('../features/profile/OwnProfilePage.tsx'), 'OwnProfilePage'),
})
