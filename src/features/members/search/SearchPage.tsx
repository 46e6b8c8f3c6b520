import { getRouteApi, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
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

/** `tools` stand between the filters and what they find. */
export function SearchPage({ tools }: { tools?: ReactNode }) {
  const { input, closed } = route.useLoaderData()
  const { filters, habits, search } = useSearch()
  useAnotherTry(closed === 'search_login_required' && !input.trafficSource)
  return (
    <div className="wrap pt-5 pb-9 lg:pt-10 lg:pb-14">
      <h1 className="heading-page">{m.search_title()}</h1>
      {closed ? (
        <VisitorInvitation closed={closed} />
      ) : (
        <>
          <FilterBar filters={filters} onSearch={search} />
          <FilterChips filters={filters} habits={habits} onSearch={search} />
          {tools}
          <Results input={input} search={search} />
        </>
      )}
    </div>
  )
}

/** The server, which rendered the page, does not know that this tab was opened by an advertisement. */
function useAnotherTry(isRefused: boolean) {
  const router = useRouter()
  useEffect(() => {
    if (isRefused && trafficSourceIn(location.search).trafficSource) void router.invalidate()
  }, [isRefused, router])
}
