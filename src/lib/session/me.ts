import { type QueryClient, type QueryKey, replaceEqualDeep } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { type Outputs, trpc } from '../trpc.ts'

/** What every screen knows of the member who is logged in. */
export type Me = NonNullable<Outputs['session']['me']>

export const meKey: QueryKey = getQueryKey(trpc.session.me, undefined, 'query')

/** The logged-in member, kept fresh by the live stream and the refresh; null for a visitor. */
export function useMe(): Me | null {
  return trpc.session.me.useSuspenseQuery()[0]
}

/** An answer that was on its way while newer events came is older than what we have: it changes nothing. */
export function keepNewestMe(queryClient: QueryClient): void {
  queryClient.setQueryDefaults(meKey, {
    structuralSharing: (before, after) => newestOf(before as Me | null | undefined, after as Me | null),
  })
}

function newestOf(before: Me | null | undefined, after: Me | null): Me | null {
  const isOutdated = before && after && before.id === after.id && after.eventSeq < before.eventSeq
  return isOutdated ? before : replaceEqualDeep(before, after)
}
