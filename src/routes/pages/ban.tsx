import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'

export const Route = createFileRoute('/pages/ban')({
  head: (page) => titled(m.shell_footer_ban(), page),
  component: lazyPage(() => import('../../features/coming/pages.tsx'), 'BanPage'),
})
