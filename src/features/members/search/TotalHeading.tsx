import { m } from '~words'
import type { Outputs } from '../../../lib/trpc.ts'
import type { Filters } from './filters.ts'

type ShownTotal = NonNullable<Outputs['members']['search']['total']>

/** Read out when a new search changes it. */
export function TotalHeading({ total, order }: { total: ShownTotal | undefined; order: Filters['order'] }) {
  return (
    <div className="mt-2 mb-2.5 lg:mb-3.5 flex min-h-7 items-baseline justify-between gap-3 lg:mt-8">
      <h2 aria-live="polite" aria-atomic className="heading-section tabular-nums">
        {total && totalWords(total)}
      </h2>
      {total?.count !== 0 && <p className="text-right text-sm text-ink-muted">{orderWords(order)}</p>}
    </div>
  )
}

function orderWords(order: Filters['order']): string {
  if (order === 'newest') return m.search_order_newest()
  return order === 'nearest' ? m.search_order_nearest() : m.search_order()
}

export function totalWords({ count, more }: ShownTotal): string {
  if (count === 0) return m.search_total_none()
  return more ? m.search_total_more({ count }) : m.search_total({ count })
}
