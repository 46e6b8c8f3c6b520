import { getRouteApi } from '@tanstack/react-router'
import { m } from '~words'
import { FilterBar } from './FilterBar.tsx'
import { FilterChips } from './FilterChips.tsx'
import { Results } from './Results.tsx'
import { useSearch } from './use-search.ts'
import { ClosedSearch } from './VisitorInvitation.tsx'

const route = getRouteApi('/members/')

/** `/members`: the members' home. */
export function SearchPage() {
  const { isClosed } = route.useLoaderData()
  const { filters, habits, search } = useSearch()
  return (
    <div className="wrap pt-5 pb-9 lg:pt-10 lg:pb-14">
      <h1 className="heading-page">{m.search_title()}</h1>
      {isClosed ? (
        <ClosedSearch />
      ) : (
        <>
          <FilterBar filters={filters} onSearch={search} />
          <FilterChips filters={filters} habits={habits} onSearch={search} />
          <Results input={filters} search={search} />
        </>
      )}
    </div>
  )
}
