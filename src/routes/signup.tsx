import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { titled } from '../features/shell/page-title.ts'
import { leaveSignup } from '../features/signup/guards.ts'
import { lazyPage } from '../lib/lazy-page.tsx'

export const Route = createFileRoute('/signup')({
  beforeLoad: leaveSignup,
  head: (page) => titled(m.signup_title(), page),
  staticData: { layout: 'empty' },
  component: lazyPage(() => import('../features/signup/SignupPage.tsx'), 'SignupPage'),
})
