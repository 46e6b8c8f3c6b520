import { type QueryClient, type QueryKey, replaceEqualDeep } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { type Outputs, trpc } from '../trpc.ts'
import type { AnyEvent } from './events.ts'
import { applyToMe } from './reduce-me.ts'

type Me = Outputs['accounts']['me']

const meKey: QueryKey = getQueryKey(trpc.accounts.me, undefined, 'query')

/** An answer that was on its way while newer events came is older than what we have: it changes nothing. */
export function keepNewestMe(queryClient: QueryClient): void {
  queryClient.setQueryDefaults(meKey, {
    structuralSharing: (before, after) => newestOf(before as Me | undefined, after as Me),
  })
}

function newestOf(before: Me | undefined, after: Me): Me {
  const isOutdated = before && after && before.id === after.id && after.eventSeq < before.eventSeq
  return isOutdated ? before : replaceEqualDeep(before, after)
}

/** Takes an event into the member's own frame. Each feature takes it into its own screens (`useLiveEvent`). */
export function applyEvent(queryClient: QueryClient, event: AnyEvent, seq: number | undefined): void {
  if (seq === undefined || event.type === 'typing') return
  const me = queryClient.getQueryData<Me>(meKey)
  if (!me) return
  if (event.type === 'reset') {
    // The server counts anew: what it answers now is newer than what we have. Past `setQueryData`, which refuses that.
    queryClient
      .getQueryCache()
      .find({ queryKey: meKey })
      ?.setState({ data: { ...me, eventSeq: 0 } })
    void queryClient.invalidateQueries()
    return
  }
  const next = applyToMe(me, { seq, event })
  if (next === 'stale') void queryClient.invalidateQueries({ queryKey: meKey })
  else queryClient.setQueryData(meKey, next)
}
