import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'

export const Route = createFileRoute('/activate/error')({
  head: (page) => titled(m.confirmation_failed_title(), page),
  component: lazyPage(() => import('../../features/confirmation/ActivationFailedPage.tsx'), 'ActivationFailedPage'),
})
