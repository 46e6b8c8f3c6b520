import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { itemsIn } from '../../lib/lists/paging.ts'
import { useMe } from '../../lib/session/me.ts'
import { useSettings } from '../../lib/settings.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { searchQueryOptions, trafficSourceIn } from '../members/search/load.ts'
import { usualFilters } from '../swipe/usual-filters.ts'
import { agesOf } from './ages.ts'
import type { Answer } from './answers.ts'

/** The search of the match finder, and who it finds: whom the viewer is used to look for, of the age that they answered. */
export function useFound(age: Answer<'age'> | undefined) {
  const trpc = useTRPC()
  const me = useMe()
  const settings = useSettings()
  const [usual] = useState(() => usualFilters(me, settings))
  const [source] = useState(() => trafficSourceIn(location.search))
  const filters = { ...usual, ...agesOf(age, settings.minAge) }
  const query = useInfiniteQuery(
    trpc.members.search.infiniteQueryOptions({ ...filters, ...source }, searchQueryOptions),
  )
  return { filters, query, members: itemsIn(query.data, ({ id }) => id) }
}
