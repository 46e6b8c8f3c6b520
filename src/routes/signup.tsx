import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { nextPage } from '../features/login/next-path.ts'
import { leaveSignup } from '../features/signup/guards.ts'
import { lazyPage } from '../lib/navigation/lazy-page.tsx'
import { titled } from '../lib/navigation/page-title.ts'

export interface SignupSearch {
  /** Where to go afterwards: whatever the address says, until the page of this site that it means is in the context. */
  next?: unknown
}

export const Route = createFileRoute('/signup')({
  validateSearch: (search: Record<string, unknown>): SignupSearch => search,
  beforeLoad: ({ context, search }) => {
    leaveSignup({ context })
    return { next: nextPage(search.next, context.isPage) }
  },
  head: (page) => titled(m.signup_title(), page),
  staticData: { layout: 'empty' },
  component: lazyPage(() => import('../features/signup/SignupPage.tsx'), 'SignupPage'),
})
