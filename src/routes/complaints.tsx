import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { titled } from '../features/shell/page-title.ts'
import { lazyPage } from '../lib/lazy-page.tsx'

export const Route = createFileRoute('/complaints')({
  head: (page) => titled(m.shell_footer_complaints(), page),
  component: lazyPage(() => import('../features/coming/pages.tsx'), 'ComplaintsPage'),
})
