import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/pages/faq')({
  component: lazyRouteComponent(() => import('../features/coming/pages.tsx'), 'FaqPage'),
})
