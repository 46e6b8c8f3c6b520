import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import type { NoticeParams } from '../../lib/form/notice-words.ts'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'

export const Route = createFileRoute('/reset-password/')({
  validateSearch: (search: Record<string, unknown>): NoticeParams => search,
  head: (page) => titled(m.password_request_title(), page),
  staticData: { beforeEntry: true },
  component: lazyPage(() => import('../../features/password/RequestPage.tsx'), 'RequestPage'),
})
