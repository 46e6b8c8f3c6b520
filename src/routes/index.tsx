import { createFileRoute } from '@tanstack/react-router'
import { loadPreview } from '../features/landing/preview.ts'
import { lazyPage } from '../lib/navigation/lazy-page.tsx'
import { requireVisitor } from '../lib/session/guards.ts'

export const Route = createFileRoute('/')({
  beforeLoad: requireVisitor,
  loader: ({ context }) => loadPreview(context),
  component: lazyPage(() => import('../features/landing/LandingPage.tsx'), 'LandingPage'),
})
