import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { m } from '~words'
import { leaveSignup } from '../features/signup/guards.ts'

export const Route = createFileRoute('/signup')({
  beforeLoad: leaveSignup,
  head: ({ match }) => ({ meta: [{ title: `${m.signup_title()} · ${match.context.settings.name}` }] }),
  staticData: { layout: 'empty' },
  component: lazyRouteComponent(() => import('../features/signup/SignupPage.tsx'), 'SignupPage'),
})
