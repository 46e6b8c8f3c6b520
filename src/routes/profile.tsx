import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../lib/navigation/lazy-page.tsx'
import { titled } from '../lib/navigation/page-title.ts'
import { requireMember } from '../lib/session/guards.ts'

export const Route = createFileRoute('/profile')({
  beforeLoad: requireMember,
  loader: ({ context: { utils, me } }) =>
    me && Promise.all([utils.profile.own.ensureData(), utils.photos.own.ensureData()]),
  head: (page) => titled(m.shell_my_profile(), page),
  component: lazyPage(() => import('../features/profile/OwnProfilePage.tsx'), 'OwnProfilePage'),
})
