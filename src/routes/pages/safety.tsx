import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'

export const Route = createFileRoute('/pages/safety')({
  head: (page) => titled(m.shell_footer_safety(), page),
  component: lazyPage(() => import('../../features/reports/SafetyPage.tsx'), 'SafetyPage'),
})
