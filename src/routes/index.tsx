import { createFileRoute } from '@tanstack/react-router'
import { loadPreview } from '../features/landing/preview.ts'
import { requireVisitor } from '../features/shell/guards.ts'
import { lazyPage } from '../lib/lazy-page.tsx'

export const Route = createFileRoute('/')({
  beforeLoad: requireVisitor,
  loader: ({ context }) => loadPreview(context),
  component: lazyPage(() => import('../features/landing/LandingPage.tsx'), 'LandingPage'),
})
