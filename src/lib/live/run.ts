import type { Query, QueryClient } from '@tanstack/react-query'
import type { AnyEvent, Arrival, NumberedEvent } from './events.ts'
import type { LiveCache, LiveFeature, LiveScreen } from './feature.ts'

/** Takes an event into all that the features keep, so that it is what the server would answer now. */
export function takeIntoCache(features: readonly LiveFeature[], { seq, event }: Arrival, live: LiveCache): void {
  if (seq !== undefined) takeIntoNumbered(features, { seq, event: event as NumberedEvent['event'] }, live)
  for (const { cache } of features) entryOf(cache, event)?.(event, live)
  for (const query of live.queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated }))
    askAgainAfterFirst(live.queryClient, query)
}

/** Answers that were asked for before an event, and are asked for once more when they have come. */
const awaited = new WeakSet<Promise<unknown>>()

/** A first answer that is on its way may be older than an event, and TanStack Query asks no second time while it waits. */
function askAgainAfterFirst(queryClient: QueryClient, { state, promise, queryKey }: Query): void {
  if (state.data !== undefined || !promise || awaited.has(promise)) return
  awaited.add(promise)
  const askAgain = () => void queryClient.invalidateQueries({ queryKey, exact: true })
  // The caller repeats a request that failed.
  promise.then(askAgain, () => {})
}

function takeIntoNumbered(
  features: readonly LiveFeature[],
  numbered: NumberedEvent,
  { queryClient, trpc, myId }: LiveCache,
): void {
  const taken = new Set<Query>()
  for (const { queryKeys, takeIn } of features.flatMap((feature) => feature.numbered ?? [])) {
    for (const query of queryKeys(trpc).flatMap((queryKey) => queryClient.getQueryCache().findAll({ queryKey }))) {
      if (!query.state.data) {
        askAgainAfterFirst(queryClient, query)
        continue
      }
      taken.add(query)
      takeIn(queryClient, query, numbered, myId)
    }
  }
  if (numbered.event.type !== 'reset') return
  void queryClient.invalidateQueries({ predicate: (query) => !taken.has(query) })
}

/** Shows what is to be seen or heard of an event, once everything includes it. */
export function showOnScreen(features: readonly LiveFeature[], event: AnyEvent, live: LiveScreen): void {
  for (const { screen } of features) entryOf(screen, event)?.(event, live)
}

/** The types of a table hold for each name by itself, and not for one that is known only when it arrives. */
function entryOf<Live>(
  table: object | undefined,
  event: AnyEvent,
): ((event: AnyEvent, live: Live) => void) | undefined {
  return (table as Record<string, (event: AnyEvent, live: Live) => void> | undefined)?.[event.type]
}
