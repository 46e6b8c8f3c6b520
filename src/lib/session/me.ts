import { replaceEqualDeep, useSuspenseQuery } from '@tanstack/react-query'
import type { QueryContext } from '../router-context.ts'
import { type Outputs, useTRPC } from '../trpc.ts'

/** What every screen knows of the member who is logged in. */
export type Me = NonNullable<Outputs['session']['me']>

/** The logged-in member, kept fresh by the live stream and the refresh; null for a visitor. */
export function useMe(): Me | null {
  return useSuspenseQuery(useTRPC().session.me.queryOptions()).data
}

/** An answer that was on its way while newer events came is older than what we have: it changes nothing. */
export function keepNewestMe({ queryClient, trpc }: QueryContext): void {
  queryClient.setQueryDefaults(trpc.session.me.queryKey(), {
    structuralSharing: (before, after) => newestOf(before as Me | null | undefined, after as Me | null),
  })
}

function newestOf(before: Me | null | undefined, after: Me | null): Me | null {
  const isOutdated = before && after && before.id === after.id && after.eventSeq < before.eventSeq
  return isOutdated ? before : replaceEqualDeep(before, after)
}
