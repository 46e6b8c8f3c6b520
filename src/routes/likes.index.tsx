import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { m } from '~words'
import { requireMember } from '../features/shell/guards.ts'

export const Route = createFileRoute('/likes/')({
  beforeLoad: requireMember,
  loader: ({ context: { utils } }) => utils.likes.overview.ensureData(),
  head: ({ match }) => ({ meta: [{ title: `${m.likes_title()} · ${match.context.settings.name}` }] }),
  staticData: { back: true },
  component: lazyRouteComponent(() => import('../features/likes/LikesPage.tsx'), 'LikesPage'),
})
