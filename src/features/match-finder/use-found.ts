import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { itemsIn } from '../../lib/lists/paging.ts'
import { useMe } from '../../lib/session/me.ts'
import { useSettings } from '../../lib/settings.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { searchQueryOptions, trafficSourceIn } from '../members/search/load.ts'
import { usualFilters } from '../swipe/usual-filters.ts'
import { agesOf } from './ages.ts'
import type { Answer } from './answers.ts'

/**
 * The search of the match finder and its results: the viewer's usual filters with the age of their answer. Members see
 * those first who live nearby and share interests. Visitors get the first page of the search.
 */
export function useFound(age: Answer<'age'> | undefined) {
  const trpc = useTRPC()
  const me = useMe()
  const settings = useSettings()
  const [usual] = useState(() => usualFilters(me, settings))
  const [source] = useState(() => trafficSourceIn(location.search))
  const filters = { ...usual, ...agesOf(age, settings.minAge, me ? usual : {}) }
  const { staleTime } = searchQueryOptions
  const people = useQuery(trpc.matchFinder.people.queryOptions(filters, { staleTime, enabled: me !== null }))
  const first = useInfiniteQuery(
    trpc.members.search.infiniteQueryOptions(
      { ...filters, ...source },
      { ...searchQueryOptions, enabled: me === null },
    ),
  )
  const members = me ? (people.data ?? []) : itemsIn(first.data, ({ id }) => id)
  return { filters, query: me ? people : first, members }
}
