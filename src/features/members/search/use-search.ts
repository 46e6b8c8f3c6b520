import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { useMe, useSettings } from '../../shell/use-shell.ts'
import { type Filters, filtersOf, firstFilters, isBare, paramsOf, parseSearchParams } from './filters.ts'
import { recallSearch, rememberSearch } from './remembered.ts'

const route = getRouteApi('/members/')

export interface Search {
  filters: Filters
  /** What one gets who has not searched yet. */
  habits: Filters
  /** Searches anew, from the first page, and remembers it. */
  search: (filters: Filters) => void
}

/** The search in the address, and the way to another one. */
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

  const search = (wanted: Filters) => {
    const wantedParams = paramsOf(wanted)
    rememberSearch(me?.id, wantedParams)
    void members.search.reset(filtersOf(wantedParams, habits))
    void navigate({ to: '/members', search: wantedParams })
  }
  return { filters, habits, search }
}
