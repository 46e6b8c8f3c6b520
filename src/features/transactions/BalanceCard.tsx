import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { useTRPC } from '../../lib/trpc.ts'

/** What the member has, and how much of it was paid for. */
export function BalanceCard() {
  const { balance, bought } = useSuspenseQuery(useTRPC().transactions.balance.queryOptions()).data
  return (
    <section
      aria-label={m.transactions_balance()}
      className="on-dark room-for-letters flex flex-wrap items-end justify-between gap-3 rounded-portrait bg-secondary p-5 text-on-secondary print:border print:border-line"
    >
      <div className="tabular-nums">
        <p className="text-sm text-on-secondary-muted">{m.transactions_balance()}</p>
        <p className="text-2xl font-bold tracking-tight">{m.transactions_credits({ count: balance })}</p>
        <p className="text-sm text-on-secondary-muted">{m.transactions_kinds({ bought, given: balance - bought })}</p>
      </div>
      <Link to="/credits" className={buttonClass({ variant: 'outline', size: 'md' }, 'print:hidden')}>
        {m.transactions_buy()}
      </Link>
    </section>
  )
}
