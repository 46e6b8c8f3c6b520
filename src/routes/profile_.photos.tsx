import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../lib/navigation/lazy-page.tsx'
import { titled } from '../lib/navigation/page-title.ts'
import { requireMember } from '../lib/session/guards.ts'

export const Route = createFileRoute('/profile_/photos')({
  beforeLoad: requireMember,
  loader: ({ context: { queryClient, trpc } }) => queryClient.ensureQueryData(trpc.photos.own.queryOptions()),
  head: (page) => titled(m.photos_title(), page),
  staticData: { back: '/profile' },
  component: lazyPage(() => import('../features/photos/manager/PhotosPage.tsx'), 'PhotosPage'),
})
