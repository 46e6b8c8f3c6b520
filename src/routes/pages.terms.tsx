import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/pages/terms')({
  component: lazyRouteComponent(() => import('../features/coming/pages.tsx'), 'TermsPage'),
})
