import { useSuspenseQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { m } from '~words'
import { useTRPC } from '../../lib/trpc.ts'
import { LimitsForm } from './LimitsForm.tsx'

/** `/credits/limit`: what a member lets themselves spend (product §17.9). */
export function SpendingLimitsPage() {
  const { data } = useSuspenseQuery(useTRPC().spendingLimits.view.queryOptions())
  return (
    <div className="wrap flex-1 py-6 md:py-10">
      <div className="mx-auto grid max-w-110 grid-cols-1 gap-5">
        <div>
          <h1 className="heading-page">{m.spending_limits_heading()}</h1>
          <p className="mt-1.5 text-ink-muted">{m.spending_limits_intro()}</p>
        </div>
        {/* The fields take what stands in them at first: a change on another screen begins them anew. */}
        <LimitsForm key={JSON.stringify(data.limits.map(({ limit, coming }) => [limit, coming]))} {...data} />
        <ul className="grid gap-2.5">
          {[m.spending_limits_rule_lower(), m.spending_limits_rule_raise(), m.spending_limits_rule_periods()].map(
            (rule) => (
              <li key={rule} className="flex gap-2.5">
                <Check aria-hidden className="mt-0.5 size-5 flex-none text-success" />
                {rule}
              </li>
            ),
          )}
        </ul>
      </div>
    </div>
  )
}
