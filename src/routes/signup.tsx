import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { leaveSignup } from '../features/signup/guards.ts'
import { lazyPage } from '../lib/navigation/lazy-page.tsx'
import { titled } from '../lib/navigation/page-title.ts'

export const Route = createFileRoute('/signup')({
  beforeLoad: leaveSignup,
  head: (page) => titled(m.signup_title(), page),
  staticData: { layout: 'empty' },
  component: lazyPage(() => import('../features/signup/SignupPage.tsx'), 'SignupPage'),
})
