import { type QueryClient, type QueryKey, replaceEqualDeep } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { type Outputs, trpc } from '../trpc.ts'
import type { AnyEvent } from './events.ts'
import { applyToMe } from './reduce-me.ts'
import { type Numbering, takeIn } from './take-in.ts'

type Me = NonNullable<Outputs['accounts']['me']>

const meKey: QueryKey = getQueryKey(trpc.accounts.me, undefined, 'query')

const numbering: Numbering<Me> = {
  seqOf: ({ eventSeq }) => eventSeq,
  unnumbered: (me) => ({ ...me, eventSeq: 0 }),
  apply: applyToMe,
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

/** Takes an event into the member's own frame. Each feature takes it into its own screens (`useLiveEvent`). */
export function applyEvent(queryClient: QueryClient, event: AnyEvent, seq: number | undefined): void {
  if (seq === undefined || event.type === 'typing') return
  const query = queryClient.getQueryCache().find({ queryKey: meKey })
  if (!query) return
  takeIn(queryClient, query, { event, seq }, numbering)
  if (event.type === 'reset') void queryClient.invalidateQueries({ predicate: (other) => other !== query })
}
