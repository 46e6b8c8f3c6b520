import { createFileRoute, redirect } from '@tanstack/react-router'
import { m } from '~words'
import { filtersOf, firstFilters, isBare, parseSearchParams } from '../../features/members/search/filters.ts'
import { loadSearch, trafficSourceIn } from '../../features/members/search/load.ts'
import { recallSearch } from '../../features/members/search/remembered.ts'
import { lazyPage } from '../../lib/navigation/lazy-page.tsx'
import { titledForPeople } from '../../lib/navigation/page-title.ts'

export const Route = createFileRoute('/members/')({
  validateSearch: parseSearchParams,
  // In the browser the address of no search leads to the member's last one.
  beforeLoad: ({ search, context: { me } }) => {
    const remembered = isBare(parseSearchParams(search)) ? recallSearch(me?.id) : undefined
    if (remembered) throw redirect({ to: '/members', search: (kept) => ({ ...kept, ...remembered }), replace: true })
  },
  loaderDeps: ({ search }) => parseSearchParams(search),
  loader: ({ context, deps, location }) => {
    const filters = filtersOf(deps, firstFilters(context.me, context.settings))
    return loadSearch(context, context.me ? filters : { ...filters, ...trafficSourceIn(location.searchStr) })
  },
  head: (page) => titledForPeople(m.search_title(), page),
  staticData: { isApp: true },
  component: lazyPage(() => import('../../features/saved-searches/SavingSearchPage.tsx'), 'SavingSearchPage'),
})
