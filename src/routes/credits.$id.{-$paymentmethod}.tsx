import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireMember } from '../features/shell/guards.ts'

export const Route = createFileRoute('/credits/$id/{-$paymentmethod}')({
  beforeLoad: requireMember,
  component: lazyRouteComponent(() => import('../features/coming/pages.tsx'), 'CreditsPage'),
})
