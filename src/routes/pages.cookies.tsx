import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/pages/cookies')({
  component: lazyRouteComponent(() => import('../features/coming/pages.tsx'), 'CookiesPage'),
})
