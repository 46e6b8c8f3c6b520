import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Outputs, useTRPC } from '../../../../lib/trpc.ts'
import { useLasting } from '../../../../lib/use-lasting.ts'
import type { Filters } from '../filters.ts'
import { trafficSourceIn } from '../load.ts'

/** How long the count of other filters may stand until the new one is here, in milliseconds. */
const longest = 1_000

/** How many members filters find; undefined where nobody tells, or not in time. */
export function useCount({ order: _, ...filters }: Filters): Outputs['members']['count'] | undefined {
  const trpc = useTRPC()
  const [source] = useState(() => trafficSourceIn(location.search))
  const { data, isPlaceholderData } = useQuery(
    trpc.members.count.queryOptions(
      { ...filters, ...source },
      // One that is no longer asked for is called off; one that does not come is done without.
      { trpc: { abortOnUnmount: true }, retry: false, placeholderData: keepPreviousData },
    ),
  )
  return useLasting(isPlaceholderData, longest) ? undefined : data
}
