import { Link, useRouter } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { ScreenHeading } from '@/ui/ScreenHeading.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import { dateBy, useClock } from '../../../lib/time/readers-clock.ts'
import type { Outputs } from '../../../lib/trpc.ts'
import { markName } from '../../../lib/words/mark-name.ts'

type WithdrawalLink = NonNullable<Outputs['withdrawals']['link']>

/** Where somebody has bought more than once: which of it they withdraw from. */
export function Purchases({ link: { name, purchases }, takesFocus }: { link: WithdrawalLink; takesFocus: boolean }) {
  const { locale } = useRouter().options.context
  const clock = useClock()
  return (
    <div className="wrap flex-1 py-6 md:py-10">
      <div className="mx-auto grid max-w-110 grid-cols-1 gap-5">
        <div>
          <ScreenHeading takesFocus={takesFocus}>{m.withdrawals_choose_title()}</ScreenHeading>
          <p className="mt-1.5 text-ink-muted">{withNames(m.withdrawals_choose_lead({ name: markName(name) }))}</p>
        </div>
        <ul className="grid gap-2">
          {purchases.map((terms) => (
            <li key={terms.orderId}>
              <Link
                to="/withdrawal/do"
                search={{ purchase: terms.orderId }}
                className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-surface px-4 py-2.5 hover:bg-sunken"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold tabular-nums">
                    {m.withdrawals_choose_purchase({ credits: terms.credits, price: moneyWords(terms.paid, locale) })}
                  </span>
                  <span className="block text-sm text-ink-muted">
                    {m.withdrawals_choose_bought({ date: dateBy(clock, terms.boughtAt, locale) })}
                  </span>
                </span>
                <ChevronRight aria-hidden className="size-5 flex-none text-ink-muted" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
