import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import type { NoticeParams } from '../../lib/form/notice-words.ts'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'

export const Route = createFileRoute('/mail-change/do')({
  validateSearch: (search: Record<string, unknown>): NoticeParams => search,
  loader: ({ context: { api } }) => api.mailChange.link.query(),
  head: (page) => titled(m.mail_change_question_title(), page),
  staticData: { beforeEntry: true },
  component: lazyPage(() => import('../../features/mail-change/ConfirmPage.tsx'), 'ConfirmPage'),
})
