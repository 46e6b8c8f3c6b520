import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/complaints')({
  component: lazyRouteComponent(() => import('../features/coming/pages.tsx'), 'ComplaintsPage'),
})
