import { createFileRoute, redirect } from '@tanstack/react-router'
import { m } from '~words'
import { safePath } from '../features/login/next-path.ts'
import { lazyPage } from '../lib/navigation/lazy-page.tsx'
import { titled } from '../lib/navigation/page-title.ts'

export interface LoginSearch {
  /** Where to go afterwards, on this site. */
  next?: string
  /** What to say above the form, by name, and the minutes to wait: whatever the address says (LoginNotice.tsx). */
  notice?: unknown
  minutes?: unknown
}

export const Route = createFileRoute('/login')({
  // The router lays this over what the address says: only a key that is named takes its place.
  validateSearch: ({ next }: Record<string, unknown>): LoginSearch => ({
    next: safePath(next),
  }),
  beforeLoad: ({ context: { me }, search: { next } }) => {
    if (me) throw redirect({ href: next ?? '/members' })
  },
  loader: ({ context: { utils } }) => utils.login.demoLogins.ensureData(),
  head: (page) => titled(m.login_title(), page),
  staticData: { beforeEntry: true },
  component: lazyPage(() => import('../features/login/LoginPage.tsx'), 'LoginPage'),
})
