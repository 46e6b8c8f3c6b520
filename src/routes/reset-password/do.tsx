import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import type { NoticeParams } from '../../lib/form/notice-words.ts'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'

export const Route = createFileRoute('/reset-password/do')({
  validateSearch: (search: Record<string, unknown>): NoticeParams => search,
  loader: ({ context: { api } }) => api.password.resetLink.query(),
  head: (page) => titled(m.password_reset_title(), page),
  staticData: { beforeEntry: true },
  component: lazyPage(() => import('../../features/password/ResetPage.tsx'), 'ResetPage'),
})
