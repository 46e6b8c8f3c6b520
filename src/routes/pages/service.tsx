import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'

export const Route = createFileRoute('/pages/service')({
  head: (page) => titled(m.shell_footer_service(), page),
  component: lazyPage(() => import('../../features/coming/pages.tsx'), 'ServicePage'),
})
