import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/pages/privacy')({
  component: lazyRouteComponent(() => import('../features/coming/pages.tsx'), 'PrivacyPage'),
})
