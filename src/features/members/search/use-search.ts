import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMe } from '../../../lib/session/me.ts'
import { useSettings } from '../../../lib/settings.ts'
import { trpc } from '../../../lib/trpc.ts'
import { type Filters, filtersOf, firstFilters, isBare, paramsOf, parseSearchParams } from './filters.ts'
import { recallSearch, rememberSearch } from './remembered.ts'

const route = getRouteApi('/members/')

export interface Search {
  filters: Filters
  /** What one gets who has not searched yet. */
  habits: Filters
  /** Searches anew, from the first page, and remembers it. */
  search: (filters: Filters) => Promise<void>
}

export function useSearch(): Search {
  const me = useMe()
  const params = parseSearchParams(route.useSearch())
  const habits = firstFilters(me, useSettings())
  const filters = filtersOf(params, habits)
  const navigate = useNavigate()
  const { members } = trpc.useUtils()
  const bare = isBare(params)

  useEffect(() => {
    // A page rendered on the server knows nothing of what this browser remembers.
    const remembered = bare ? recallSearch(me?.id) : undefined
    if (remembered) void navigate({ to: '/members', search: (kept) => ({ ...kept, ...remembered }), replace: true })
  }, [bare, me?.id, navigate])

  const search = async (wanted: Filters) => {
    const wantedParams = paramsOf(wanted)
    rememberSearch(me?.id, wantedParams)
    const isSame = JSON.stringify(wantedParams) === JSON.stringify(paramsOf(filters))
    if (isSame) void members.search.reset()
    // Back leads to the search before, which a bare address would no longer name.
    if (bare) await navigate({ to: '/members', search: paramsOf(filters), replace: true, resetScroll: false })
    await navigate({ to: '/members', search: wantedParams })
  }
  return { filters, habits, search }
}
