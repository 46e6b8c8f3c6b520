import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { m } from '~words'
import { requireUnconfirmed } from '../features/signup/guards.ts'

export const Route = createFileRoute('/complete-signup')({
  beforeLoad: requireUnconfirmed,
  loader: ({ context: { utils } }) => utils.accounts.activation.ensureData(),
  head: ({ match }) => ({ meta: [{ title: `${m.accounts_reminder_title()} · ${match.context.settings.name}` }] }),
  component: lazyRouteComponent(() => import('../features/signup/CompleteSignupPage.tsx'), 'CompleteSignupPage'),
})
