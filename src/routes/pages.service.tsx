import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { titled } from '../features/shell/page-title.ts'
import { lazyPage } from '../lib/lazy-page.tsx'

export const Route = createFileRoute('/pages/service')({
  head: (page) => titled(m.shell_footer_service(), page),
  component: lazyPage(() => import('../features/coming/pages.tsx'), 'ServicePage'),
})
