import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'

export const Route = createFileRoute('/pages/return-policy')({
  head: (page) => titled(m.shell_footer_return_policy(), page),
  component: lazyPage(() => import('../../features/legal/pages.tsx'), 'ReturnPolicyPage'),
})
