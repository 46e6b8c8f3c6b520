import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { m } from '~words'
import { titled } from '../features/shell/page-title.ts'

export const Route = createFileRoute('/pages/return-policy')({
  head: (page) => titled(m.coming_return_policy(), page),
  component: lazyRouteComponent(() => import('../features/coming/pages.tsx'), 'ReturnPolicyPage'),
})
