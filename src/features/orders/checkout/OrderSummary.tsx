import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'
import { Fact, Facts } from '@/ui/text/Facts.tsx'
import { m } from '~words'
import type { CountryCode } from '../../../../db/reference/countries/codes.ts'
import { type Money, minus } from '../../../../db/reference/money/money.ts'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import { getLocale } from '../../../../i18n/paraglide/runtime.js'
import type { Outputs } from '../../../lib/trpc.ts'
import { countryWord } from '../../../lib/words/country-words.ts'
import { OwedFacts } from './OwedFacts.tsx'

type CheckoutView = Outputs['orders']['checkout']

export interface OrderSummaryProps extends Pick<CheckoutView, 'offer' | 'tax' | 'owedCredits'> {
  country: CountryCode
  className?: string
  /** Under the sum. */
  children?: ReactNode
}

/** What is bought, what is off it, and the tax within. */
export function OrderSummary({ offer, tax, owedCredits, country, className, children }: OrderSummaryProps) {
  const { credits, list, price, discount, unit } = offer
  const locale = getLocale()
  const words = (amount: Money) => moneyWords(amount, locale)
  const rate = (tax.rate / 100).toLocaleString(locale)
  const off = minus(price, list)
  return (
    <section
      aria-label={m.orders_summary()}
      className={cx('rounded-lg border border-line bg-surface p-4.5', className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="heading-section flex-[1_1_8rem]">{m.orders_summary()}</h2>
        <Link to="/credits" className="text-link font-semibold">
          {m.orders_change()}
        </Link>
      </div>
      <Facts className="mt-3">
        <Fact name={m.orders_credits({ credits })} value={words(list)} className="text-ink" />
        {off.minor < 0 && (
          <Fact
            name={m.orders_discount({ percentage: discount?.percentage ?? 0 })}
            value={words(off)}
            className="text-success"
          />
        )}
        <Fact name={m.orders_total()} value={words(price)} className="border-t border-line pt-2.5 text-lg font-bold" />
        {tax.rate > 0 && (
          <Fact
            name={m.orders_tax({ rate, name: tax.name, country: countryWord(country) })}
            value={words(tax.amount)}
            className="text-sm text-ink-muted"
          />
        )}
        <Fact name={m.orders_unit()} value={words(unit)} className="text-sm text-ink-muted" />
        <OwedFacts credits={credits} owedCredits={owedCredits} />
      </Facts>
      {children && <div className="mt-3">{children}</div>}
    </section>
  )
}
