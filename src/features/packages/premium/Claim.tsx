import { Heart } from 'lucide-react'
import { m } from '~words'
import { getLocale } from '../../../../i18n/paraglide/runtime.js'
import { moreMatches } from '../../../../server/features/packages/rules.ts'
import { useSettings } from '../../../lib/settings.ts'

/** How many more matches premium members have; only where the operator has stored by what it was counted. */
export function Claim() {
  const { premiumClaim: source, name: site } = useSettings()
  const percentage = source ? moreMatches(source) : 0
  if (!source || percentage < 1) return null
  const number = new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 2 })
  const counted = ({ members, matches }: typeof source.free) => ({
    ...{ members: number.format(members), matches: number.format(matches), each: number.format(matches / members) },
  })
  return (
    <section className="grid gap-3">
      <div className="flex gap-3 rounded-card bg-secondary-soft p-4 text-on-secondary-soft">
        <Heart aria-hidden className="mt-0.5 size-5 flex-none" />
        <div>
          <p className="font-bold">
            {m.packages_claim({ percentage })}
            <sup>
              <a href="#premium-claim" className="px-1">
                1
              </a>
            </sup>
          </p>
          <p>{m.packages_claim_text()}</p>
        </div>
      </div>
      <div id="premium-claim" className="text-sm text-ink-muted">
        <p>
          <sup>1</sup> {m.packages_claim_note({ site })}
        </p>
        <details className="mt-1">
          <summary className="inline-flex min-h-touch cursor-pointer items-center text-link">
            {m.packages_claim_source()}
          </summary>
          <ul className="grid gap-1.5">
            <li>{m.packages_claim_period({ from: dayWords(source.from), until: dayWords(source.until) })}</li>
            <li>{m.packages_claim_premium(counted(source.premium))}</li>
            <li>{m.packages_claim_free(counted(source.free))}</li>
            <li>{m.packages_claim_method({ percentage })}</li>
          </ul>
        </details>
      </div>
    </section>
  )
}

/** Formats a day of the setting ("2026-06-30") in the reader's language. */
const dayWords = (day: string): string =>
  new Intl.DateTimeFormat(getLocale() === 'en' ? 'en-GB' : getLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
