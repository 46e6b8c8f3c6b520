import { VisuallyHidden } from '@/ui/text/VisuallyHidden.tsx'
import { m } from '~words'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { getLocale } from '../../../i18n/paraglide/runtime.js'
import type { ShownOffer } from './use-choice.ts'

/** What a price is without its discount; nothing where there is none. */
export function StruckPrice({ offer: { discount, lowest } }: { offer: ShownOffer }) {
  return (
    discount && (
      <s className="text-sm text-ink-subtle">
        <VisuallyHidden>{m.packages_without_discount()} </VisuallyHidden>
        {moneyWords(lowest, getLocale())}
      </s>
    )
  )
}
