import { getRouteApi, Link, useHydrated } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { cx } from '@/ui/cx.ts'
import { ErrorBoundary } from '@/ui/region/Region.tsx'
import { m } from '~words'
import { SavedMethods } from '../saved-methods/SavedMethods.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { TransactionDetail } from './TransactionDetail.tsx'
import { ListSkeleton, TransactionList } from './TransactionList.tsx'

const route = getRouteApi('/transactions/{-$id}')

/** The list, and beside it the balance and a chosen payment; on a phone that is a page of its own. */
export function TransactionsPage() {
  const { id } = route.useParams()
  const { show = 'all' } = route.useSearch()
  // The days of the list are the reader's.
  const isHydrated = useHydrated()
  return (
    <div className="wrap flex-1 py-5 lg:py-9">
      <h1 className={cx('heading-page', id && 'max-lg:sr-only print:hidden')}>{m.transactions_title()}</h1>
      {id && (
        <Link
          to="/transactions/{-$id}"
          params={{ id: undefined }}
          search={(before) => before}
          className="-ml-1.5 inline-flex min-h-touch items-center gap-1 font-semibold text-primary-ink lg:hidden print:hidden"
        >
          <ChevronLeft aria-hidden className="size-5" />
          {m.transactions_all()}
        </Link>
      )}
      <div className="mt-4 grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start print:block">
        <div className="grid grid-cols-1 gap-5 lg:order-2 print:block">
          <div className={cx('contents', id && 'max-lg:hidden print:hidden')}>
            <BalanceCard />
          </div>
          {id && <TransactionDetail key={id} id={id} />}
          <div className={cx('contents', id && 'max-lg:hidden')}>
            <SavedMethods />
          </div>
        </div>
        <div className={cx(id && 'max-lg:hidden print:hidden')}>
          <ErrorBoundary>{isHydrated ? <TransactionList filter={show} chosen={id} /> : <ListSkeleton />}</ErrorBoundary>
        </div>
      </div>
    </div>
  )
}
