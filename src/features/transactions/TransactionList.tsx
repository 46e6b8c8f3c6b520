import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { ReceiptText } from 'lucide-react'
import { chipClass } from '@/ui/control/chip-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { RowSkeleton } from '@/ui/loading/RowSkeleton.tsx'
import { SkeletonGroup } from '@/ui/loading/SkeletonGroup.tsx'
import { m } from '~words'
import { LoadFailure } from '../../lib/LoadFailure.tsx'
import { LoadMore } from '../../lib/lists/LoadMore.tsx'
import { paging } from '../../lib/lists/paging.ts'
import { browsersZone } from '../../lib/session/browsers-zone.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { dayOf } from '../chat/time/when.ts'
import { LimitLink } from '../packages/LimitLink.tsx'
import { ownLimitsOptions } from '../packages/own-limit.ts'
import { type Day, daysOf, dayTitle } from './days.ts'
import { LineRow } from './LineRow.tsx'
import { type Filter, filters } from './shown.ts'

export interface TransactionListProps {
  filter: Filter
  /** The id of the order whose receipt is beside the list. */
  chosen: string | undefined
}

/** Begins when the page is alive: the server does not know the reader's days. */
export function TransactionList({ filter, chosen }: TransactionListProps) {
  const trpc = useTRPC()
  const found = useInfiniteQuery(trpc.transactions.list.infiniteQueryOptions({ filter, ...browsersZone() }, paging))
  const { data: own } = useQuery(ownLimitsOptions(trpc))
  const days = daysOf(found.data?.pages.flatMap(({ items }) => items) ?? [])
  return (
    <div className="@container min-w-0">
      <FilterChips shown={filter} />
      {found.isPending && <ListSkeleton />}
      {found.isLoadingError && (
        <LoadFailure error={found.error} onRetry={() => void found.refetch()} className="mt-5" />
      )}
      {found.isSuccess && days.length === 0 && (
        <EmptyState icon={<ReceiptText />} title={m.transactions_empty_title()}>
          {filter === 'payments' ? m.transactions_empty_payments() : m.transactions_empty_text()}
        </EmptyState>
      )}
      {days.map((day) => (
        <DaySection key={day.day} day={day} chosen={chosen} />
      ))}
      {found.hasNextPage && <LoadMore query={found} list={filter} label={m.transactions_older()} className="mt-5" />}
      <LimitLink limits={own?.limits} className="mt-5 print:hidden" />
    </div>
  )
}

export const ListSkeleton = () => (
  <SkeletonGroup
    label={m.shell_loading()}
    className="mt-8 divide-y divide-line rounded-lg border border-line bg-surface"
  >
    {['a', 'b', 'c', 'd'].map((row) => (
      <RowSkeleton key={row} />
    ))}
  </SkeletonGroup>
)

function FilterChips({ shown }: { shown: Filter }) {
  return (
    <nav aria-label={m.transactions_show()} className="flex flex-wrap gap-2">
      {filters.map((filter) => (
        <Link
          key={filter}
          to="/transactions/{-$id}"
          params={(before) => before}
          search={{ show: filter === 'all' ? undefined : filter }}
          aria-current={filter === shown || undefined}
          className={chipClass(filter === shown)}
        >
          {filterWords[filter]()}
        </Link>
      ))}
    </nav>
  )
}

const filterWords = {
  all: m.transactions_filter_all,
  payments: m.transactions_filter_payments,
  credits: m.transactions_filter_credits,
}

const dayLength = 24 * 60 * 60_000

function DaySection({ day: { day, lines }, chosen }: { day: Day; chosen: string | undefined }) {
  const { locale } = useRouter().options.context
  const now = new Date()
  const date = dayTitle(day, dayOf(now), locale)
  const near =
    day === dayOf(now)
      ? m.transactions_today()
      : day === dayOf(new Date(now.getTime() - dayLength))
        ? m.transactions_yesterday()
        : undefined
  return (
    <section aria-label={date}>
      <h2 className="mt-6 mb-2 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <b className="first-letter:uppercase">{near ?? date}</b>
        {near && <span className="text-ink-muted">{date}</span>}
      </h2>
      <ul className="divide-y divide-line overflow-hidden print:overflow-visible rounded-lg border border-line bg-surface">
        {lines.map((line, n) => (
          // Lines have no id. New ones only come first, so counting from the oldest is stable.
          // biome-ignore lint/suspicious/noArrayIndexKey: counted from the oldest, which stay where they are
          <li key={lines.length - n}>
            <LineRow line={line} chosen={line.order !== null && line.order.id === chosen} />
          </li>
        ))}
      </ul>
    </section>
  )
}
