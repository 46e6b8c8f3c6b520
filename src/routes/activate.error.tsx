import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { m } from '~words'

export const Route = createFileRoute('/activate/error')({
  head: ({ match }) => ({
    meta: [{ title: `${m.accounts_activation_failed_title()} · ${match.context.settings.name}` }],
  }),
  component: lazyRouteComponent(() => import('../features/accounts/ActivationFailedPage.tsx'), 'ActivationFailedPage'),
})
