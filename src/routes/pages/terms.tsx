import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'

export const Route = createFileRoute('/pages/terms')({
  head: (page) => titled(m.shell_footer_terms(), page),
  staticData: { beforeEntry: true },
  component: lazyPage(() => import('../../features/legal/pages.tsx'), 'TermsPage'),
})
