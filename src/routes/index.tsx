import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPreview } from '../features/landing/preview.ts'
import { requireVisitor } from '../features/shell/guards.ts'

export const Route = createFileRoute('/')({
  beforeLoad: requireVisitor,
  loader: ({ context }) => loadPreview(context),
  component: lazyRouteComponent(() => import('../features/landing/LandingPage.tsx'), 'LandingPage'),
})
