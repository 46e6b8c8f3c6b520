import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { m } from '~words'
import { titled } from '../features/shell/page-title.ts'

export const Route = createFileRoute('/pages/ban')({
  head: (page) => titled(m.coming_ban(), page),
  component: lazyRouteComponent(() => import('../features/coming/pages.tsx'), 'BanPage'),
})
