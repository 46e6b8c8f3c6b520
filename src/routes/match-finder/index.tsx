import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titled } from '../../lib/navigation/page-title.ts'

export const Route = createFileRoute('/match-finder/')({
  validateSearch: ({ step }: Record<string, unknown>): { step?: string } => (typeof step === 'string' ? { step } : {}),
  head: (page) => titled(m.match_finder_title(), page),
  staticData: { isApp: true },
  component: lazyPage(() => import('../../features/match-finder/pages.ts'), 'MatchFinderPage'),
})
