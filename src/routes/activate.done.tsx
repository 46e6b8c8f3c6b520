import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { m } from '~words'

export const Route = createFileRoute('/activate/done')({
  head: ({ match }) => ({ meta: [{ title: `${m.accounts_activated_title()} · ${match.context.settings.name}` }] }),
  component: lazyRouteComponent(() => import('../features/accounts/ActivatedPage.tsx'), 'ActivatedPage'),
})
