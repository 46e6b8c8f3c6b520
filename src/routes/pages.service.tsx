import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/pages/service')({
  component: lazyRouteComponent(() => import('../features/coming/pages.tsx'), 'ServicePage'),
})
