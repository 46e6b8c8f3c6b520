import { createFileRoute, redirect } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'

export const Route = createFileRoute('/signup-matches/')({
  beforeLoad: ({ context: { me } }) => {
    if (!me) throw redirect({ to: '/signup' })
  },
  head: (page) => titled(m.match_finder_signup_title(), page),
  staticData: { isApp: true },
  component: lazyPage(() => import('../../features/match-finder/pages.ts'), 'SignupMatchesPage'),
})
