import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Trpc } from '../trpc.ts'
import type { EventTable, LiveEvent, NumberedEvent } from './events.ts'

/** What an event does not tell must be asked: fetch afresh. */
export type Stale = 'stale'

/** Data that say which events they include, and how they go on from there. */
export interface Numbering<Data> {
  /** The number of the last event that the data include. */
  seqOf(data: Data): number
  /** The same data as if they included the events up to this one; with 0 any answer is newer. */
  withSeq(data: Data, seq: number): Data
  /** The data after an event, `stale` when it does not hold what is needed. Of others they include just the number. */
  on: EventTable<LiveEvent, [data: Data, seen: SeenBy], Data | Stale>
  /** What any event that has no entry may carry. */
  onOther?(event: LiveEvent, data: Data): Data
}

export interface SeenBy {
  myId: string
  queryKey: QueryKey
}

/** The queries below some keys, each with data that go on from event to event. */
export interface NumberedQueries {
  queryKeys(trpc: Trpc): readonly QueryKey[]
  /** For a query that has data. */
  takeIn(queryClient: QueryClient, query: Query, numbered: NumberedEvent, myId: string): void
}

export function numberedQueries<Data>(queryKeys: NumberedQueries['queryKeys'], how: Numbering<Data>): NumberedQueries {
  return { queryKeys, takeIn: (...event) => takeIn(how, ...event) }
}

/** The data after an event; the same object when they include it already. */
export function after<Data>(
  how: Numbering<Data>,
  data: Data,
  { seq, event }: NumberedEvent,
  seen: SeenBy,
): Data | Stale {
  if (seq <= how.seqOf(data)) return data
  if (event.type === 'reset') return 'stale'
  const change = how.on[event.type] as Numbering<Data>['on'][never] | undefined
  const next = change ? (change as ChangeOf<Data>)(event, data, seen) : (how.onOther?.(event, data) ?? data)
  return next === 'stale' ? next : how.withSeq(next, seq)
}

type ChangeOf<Data> = (event: LiveEvent, data: Data, seen: SeenBy) => Data | Stale

/** Queries that are being asked again, and the event that their answer must include. */
const asked = new WeakMap<Query, number>()

/**
 * Takes an event into a query's data, or asks the server where it is not enough. Data that wait for their answer take
 * nothing in: they would seem newer than it, and it would be dropped with all that it brings.
 */
function takeIn<Data>(
  how: Numbering<Data>,
  queryClient: QueryClient,
  query: Query,
  numbered: NumberedEvent,
  myId: string,
): void {
  const data = query.state.data as Data
  const { seq, event } = numbered
  const { queryKey } = query
  if (event.type === 'reset') query.setState({ data: how.withSeq(data, 0), isInvalidated: true })
  else if (seq <= how.seqOf(data)) return
  const isWaiting = query.state.isInvalidated || asked.has(query)
  const next = isWaiting ? 'stale' : after(how, data, numbered, { myId, queryKey })
  if (next === 'stale') askFor(queryClient, query, seq, how)
  else queryClient.setQueryData(queryKey, next)
}

function askFor<Data>(queryClient: QueryClient, query: Query, seq: number, how: Numbering<Data>): void {
  const isAsking = asked.has(query)
  asked.set(query, seq)
  if (!isAsking) void askUntilIncluded(queryClient, query, how)
}

/**
 * A query without observers stays invalid, and so does one that could not be fetched; the next observer refetches it.
 */
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
