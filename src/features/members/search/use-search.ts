import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import { useMe } from '../../../lib/session/me.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { type Filters, filtersOf, firstFilters, isBare, paramsOf, parseSearchParams } from './filters.ts'
import { recallSearch, rememberSearch } from './remembered.ts'

const route = getRouteApi('/members/')

export interface MemberSearch {
  filters: Filters
  /** What one gets who has not searched yet. */
  habits: Filters
  /** Searches anew, from the first page, and remembers it. */
  search: (filters: Filters) => Promise<void>
}

export function useSearch(): MemberSearch {
  const me = useMe()
  const { bare, ...asked } = useFilters()
  const search = useSearchAnew()
  const navigate = useNavigate()

  useEffect(() => {
    // A page rendered on the server knows nothing of what this browser remembers.
    const remembered = bare ? recallSearch(me?.id) : undefined
    if (remembered) void navigate({ to: '/members', search: (kept) => ({ ...kept, ...remembered }), replace: true })
  }, [bare, me?.id, navigate])

  return { ...asked, search }
}

/** What the address looks for; `bare` when it says nothing, so that it is what the member is used to. */
export function useFilters(): Pick<MemberSearch, 'filters' | 'habits'> & { bare: boolean } {
  const params = parseSearchParams(route.useSearch())
  const habits = firstFilters(useMe(), useSettings())
  return { filters: filtersOf(params, habits), habits, bare: isBare(params) }
}

const timesSearched = createAtom(0)

/** What is in the fields of a form gives way to what is searched for, also when that is the same as before. */
export const useTimesSearched = (): number => useSelector(timesSearched)

/** Without a line the page stays what it is, and says why. */
export function useSearchAnew(): MemberSearch['search'] {
  const me = useMe()
  const { filters, habits, bare } = useFilters()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const trpc = useTRPC()
  return async (wanted) => {
    if (!onlineManager.isOnline()) {
      toast({ text: m.refusal_offline(), about: 'line', tone: 'danger' })
      return
    }
    timesSearched.set((times) => times + 1)
    const wantedParams = paramsOf(wanted)
    rememberSearch(me?.id, wantedParams)
    const isSame = JSON.stringify(wantedParams) === JSON.stringify(paramsOf(filters))
    const queryKey = trpc.members.search.infiniteQueryKey(filtersOf(wantedParams, habits))
    if (isSame) void queryClient.resetQueries(trpc.members.search.infiniteQueryFilter())
    else queryClient.removeQueries({ queryKey, exact: true })
    // Back leads to the search before, which a bare address would no longer name.
    if (bare) await navigate({ to: '/members', search: paramsOf(filters), replace: true, resetScroll: false })
    await navigate({ to: '/members', search: wantedParams })
  }
}
