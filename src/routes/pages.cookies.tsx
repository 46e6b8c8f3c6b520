import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { titled } from '../features/shell/page-title.ts'
import { lazyPage } from '../lib/lazy-page.tsx'

export const Route = createFileRoute('/pages/cookies')({
  head: (page) => titled(m.shell_footer_cookies(), page),
  component: lazyPage(() => import('../features/coming/pages.tsx'), 'CookiesPage'),
})
