import { getRouteApi, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { ErrorBoundary } from '@/ui/region/Region.tsx'
import { m } from '~words'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import { FilterChips } from './chips/FilterChips.tsx'
import { FilterBar } from './form/FilterBar.tsx'
import { trafficSourceIn } from './load.ts'
import { Results } from './Results.tsx'
import { useSearch } from './use-search.ts'

// Members see all.
const VisitorInvitation = lazyPart(() => import('./VisitorInvitation.tsx'), 'VisitorInvitation')

const route = getRouteApi('/members/')

/** `tools` stand beside the filters on a phone, below them on wide screens. */
export function SearchPage({ tools }: { tools?: ReactNode }) {
  const { input, closed } = route.useLoaderData()
  const { filters, habits, search } = useSearch()
  useAnotherTry(closed === 'search_login_required' && !input.trafficSource)
  return (
    <div className="wrap pt-3 pb-9 lg:pt-10 lg:pb-14">
      {/* On a phone the bar below says where one is: the first faces stand in its place. */}
      <h1 className={closed ? 'heading-page' : 'heading-page max-lg:sr-only'}>{m.search_title()}</h1>
      {closed ? (
        <VisitorInvitation closed={closed} />
      ) : (
        <>
          <ErrorBoundary>
            <FilterBar filters={filters} onSearch={search} />
          </ErrorBoundary>
          <div className={rowClass}>
            <ErrorBoundary>
              <FilterChips filters={filters} habits={habits} onSearch={search} />
            </ErrorBoundary>
            {tools}
          </div>
          <ErrorBoundary>
            <Results input={input} search={search} />
          </ErrorBoundary>
        </>
      )}
    </div>
  )
}

/** On a phone one line that scrolls, with all that is hidden in it: as wide as the screen, with room for rings. */
const rowClass =
  'max-lg:relative max-lg:-mx-gutter max-lg:flex max-lg:gap-1.5 max-lg:overflow-x-auto max-lg:px-gutter max-lg:py-1'

/** The server, which rendered the page, does not know that this tab was opened by an advertisement. */
function useAnotherTry(isRefused: boolean) {
  const router = useRouter()
  useEffect(() => {
    if (isRefused && trafficSourceIn(location.search).trafficSource) void router.invalidate()
  }, [isRefused, router])
}
