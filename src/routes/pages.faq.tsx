import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { titled } from '../features/shell/page-title.ts'
import { lazyPage } from '../lib/lazy-page.tsx'

export const Route = createFileRoute('/pages/faq')({
  head: (page) => titled(m.shell_footer_faq(), page),
  component: lazyPage(() => import('../features/coming/pages.tsx'), 'FaqPage'),
})
