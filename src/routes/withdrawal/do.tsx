import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import type { NoticeParams } from '../../lib/form/notice-words.ts'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'

/** Which purchase, and which of the two steps: both without script, too. */
interface WithdrawalParams extends NoticeParams {
  purchase?: unknown
  step?: unknown
}

export const Route = createFileRoute('/withdrawal/do')({
  validateSearch: (search: Record<string, unknown>): WithdrawalParams => search,
  loader: ({ context: { api }, location: { search } }) => {
    const { purchase } = search as WithdrawalParams
    return api.withdrawals.link.query({ about: typeof purchase === 'string' ? purchase.slice(0, 100) : undefined })
  },
  head: (page) => titled(m.withdrawals_title(), page),
  staticData: { beforeEntry: true, actionBar: 'low' },
  component: lazyPage(() => import('../../features/withdrawals/guest/LinkPage.tsx'), 'LinkPage'),
})
