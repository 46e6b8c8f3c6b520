import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireMember } from '../features/shell/guards.ts'

export const Route = createFileRoute('/premium')({
  beforeLoad: requireMember,
  component: lazyRouteComponent(() => import('../features/coming/pages.tsx'), 'PremiumPage'),
})
