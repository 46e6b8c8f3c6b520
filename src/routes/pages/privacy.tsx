import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'

export const Route = createFileRoute('/pages/privacy')({
  head: (page) => titled(m.shell_footer_privacy(), page),
  staticData: { beforeEntry: true },
  component: lazyPage(() => import('../../features/legal/pages.tsx'), 'PrivacyPage'),
})
