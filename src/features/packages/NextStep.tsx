import { Link } from '@tanstack/react-router'
import { ActionBar } from '@/ui/ActionBar.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { getLocale } from '../../../i18n/paraglide/runtime.js'
import type { ShownOffer } from './use-choice.ts'

export interface NextStepProps {
  offer: ShownOffer
  taxRate: number
}

/** What goes on from here, and that nothing is paid yet: at the foot of a small window, always in sight. */
export function NextStep({ offer, taxRate }: NextStepProps) {
  const { credits, price, unit } = offer
  return (
    <div className="contents lg:hidden">
      <ActionBar className="grid grid-cols-1 gap-x-8 gap-y-2 md:grid-cols-2 md:items-center">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3" aria-live="polite">
          <span className="flex-[1_1_7rem]">
            <b>{m.packages_credits({ count: credits })}</b>{' '}
            <span className="text-sm text-ink-muted">
              {m.packages_per_message({ price: moneyWords(unit, getLocale()) })}
            </span>
          </span>
          <b className="ml-auto text-lg tabular-nums">{moneyWords(price, getLocale())}</b>
        </p>
        <GoOn offer={offer} className="md:col-start-2 md:row-span-2" />
        <p className="text-center text-xs text-ink-muted md:col-start-1 md:text-left">{nextStepWords(taxRate)}</p>
      </ActionBar>
    </div>
  )
}

/** The same under the packages, where they stand in a row. */
export function SummaryCard({ offer, taxRate }: NextStepProps) {
  const { credits, price, unit } = offer
  return (
    <div className="mt-4 hidden items-center justify-between gap-6 rounded-card border border-line bg-surface px-5 py-4 lg:flex">
      <div aria-live="polite">
        <p className="text-lg font-bold">{m.packages_summary({ credits, price: moneyWords(price, getLocale()) })}</p>
        <p className="text-sm text-ink-muted">
          {m.packages_per_message({ price: moneyWords(unit, getLocale()) })}. {nextStepWords(taxRate)}
        </p>
      </div>
      <GoOn offer={offer} className="min-w-72 flex-none" />
    </div>
  )
}

const GoOn = ({ offer: { packageId, credits }, className }: { offer: ShownOffer; className?: string }) => (
  <Link
    to="/credits/$id/{-$paymentmethod}"
    params={{ id: packageId, paymentmethod: undefined }}
    className={buttonClass({ size: 'xl' }, className)}
  >
    {m.packages_go_on({ count: credits })}
  </Link>
)

/** What of the price is tax (`taxRate` in hundredths of a percent), and that paying comes later. */
export function nextStepWords(taxRate: number): string {
  const percentage = new Intl.NumberFormat(getLocale()).format(taxRate / 100)
  return taxRate > 0 ? m.packages_with_tax({ percentage }) : m.packages_next_step()
}
