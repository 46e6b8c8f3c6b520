import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { titled } from '../features/shell/page-title.ts'
import { lazyPage } from '../lib/lazy-page.tsx'

export const Route = createFileRoute('/activate/error')({
  head: (page) => titled(m.accounts_activation_failed_title(), page),
  component: lazyPage(() => import('../features/confirmation/ActivationFailedPage.tsx'), 'ActivationFailedPage'),
})
