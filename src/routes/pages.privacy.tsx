import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { titled } from '../features/shell/page-title.ts'
import { lazyPage } from '../lib/lazy-page.tsx'

export const Route = createFileRoute('/pages/privacy')({
  head: (page) => titled(m.shell_footer_privacy(), page),
  staticData: { beforeEntry: true },
  component: lazyPage(() => import('../features/legal/pages.tsx'), 'PrivacyPage'),
})
