import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { titled } from '../features/shell/page-title.ts'
import { requireUnconfirmed } from '../features/signup/guards.ts'
import { lazyPage } from '../lib/lazy-page.tsx'

export const Route = createFileRoute('/complete-signup')({
  beforeLoad: requireUnconfirmed,
  loader: ({ context: { utils } }) => utils.accounts.activation.ensureData(),
  head: (page) => titled(m.accounts_reminder_title(), page),
  component: lazyPage(() => import('../features/signup/CompleteSignupPage.tsx'), 'CompleteSignupPage'),
})
