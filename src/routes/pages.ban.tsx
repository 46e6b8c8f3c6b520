import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/pages/ban')({
  component: lazyRouteComponent(() => import('../features/coming/pages.tsx'), 'BanPage'),
})
