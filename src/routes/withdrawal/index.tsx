import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import type { NoticeParams } from '../../lib/form/notice-words.ts'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'

export const Route = createFileRoute('/withdrawal/')({
  validateSearch: (search: Record<string, unknown>): NoticeParams => search,
  head: (page) => titled(m.withdrawals_guest_title(), page),
  staticData: { beforeEntry: true, actionBar: 'low' },
  component: lazyPage(() => import('../../features/withdrawals/guest/DeclarePage.tsx'), 'DeclarePage'),
})
