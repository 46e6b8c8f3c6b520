import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/pages/return-policy')({
  component: lazyRouteComponent(() => import('../features/coming/pages.tsx'), 'ReturnPolicyPage'),
})
