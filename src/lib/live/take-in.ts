import type { Query, QueryClient } from '@tanstack/react-query'
import type { Numbered, Stale } from './reduce-me.ts'

/** Data of the cache that say which events they include, and how they go on from there. */
export interface Numbering<Data> {
  /** The number of the last event that the data include. */
  seqOf(data: Data): number
  /** The same data as if they included no event, so that any answer is newer. */
  unnumbered(data: Data): Data
  /** The data after an event; `stale` when the event does not hold what is needed. */
  apply(data: Data, numbered: Numbered): Data | Stale
}

/** Queries that are being asked again, and the event that their answer must include. */
const asked = new WeakMap<Query, number>()

/**
 * Takes an event into a query's data, or asks the server where it is not enough. Data that wait for their answer take
 * nothing in: they would seem newer than it, and it would be dropped with all that it brings.
 */
export function takeIn<Data>(queryClient: QueryClient, query: Query, numbered: Numbered, how: Numbering<Data>): void {
  const data = query.state.data as Data | null | undefined
  if (data === undefined || data === null) return
  const { seq, event } = numbered
  if (event.type === 'reset') query.setState({ data: how.unnumbered(data), isInvalidated: true })
  else if (seq <= how.seqOf(data)) return
  const isWaiting = query.state.isInvalidated || asked.has(query)
  const next = isWaiting ? 'stale' : how.apply(data, numbered)
  if (next === 'stale') askFor(queryClient, query, seq, how)
  else queryClient.setQueryData(query.queryKey, next)
}

function askFor<Data>(queryClient: QueryClient, query: Query, seq: number, how: Numbering<Data>): void {
  const isAsking = asked.has(query)
  asked.set(query, seq)
  if (!isAsking) void askUntilIncluded(queryClient, query, how)
}

/** What nobody looks at stays marked as invalid, and so does what could not be fetched: whoever looks at it asks. */
async function askUntilIncluded<Data>(
  queryClient: QueryClient,
  query: Query,
  { seqOf }: Numbering<Data>,
): Promise<void> {
  const isBehind = () => seqOf(query.state.data as Data) < (asked.get(query) ?? 0)
  do await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
  while (!query.state.isInvalidated && isBehind())
  asked.delete(query)
}
