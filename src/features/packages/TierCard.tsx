import { useRouter } from '@tanstack/react-router'
import { VisuallyHidden } from '@/ui/text/VisuallyHidden.tsx'
import { m } from '~words'
import { moneyWords } from '../../../db/reference/money/words.ts'
import type { Offer } from './ShopPage.tsx'

export interface TierCardProps {
  offer: Offer
  isChosen: boolean
  onChoose: (packageId: string) => void
}

export function TierCard({ offer, isChosen, onChoose }: TierCardProps) {
  const { locale } = useRouter().options.context
  const { packageId, credits, popular, price, lowest, unit, discount } = offer
  return (
    <label className={frameClass}>
      {popular && <span className={popularClass}>{m.packages_popular()}</span>}
      <input
        type="radio"
        name="package"
        value={packageId}
        checked={isChosen}
        onChange={() => onChoose(packageId)}
        className="peer sr-only"
      />
      <span aria-hidden className={dotClass} />
      <span className="min-w-0">
        <b className="block text-lg leading-snug">{m.packages_credits({ count: credits })}</b>
        <span className="text-sm text-ink-muted">{m.packages_per_message({ price: moneyWords(unit, locale) })}</span>
      </span>
      <span className="text-right whitespace-nowrap tabular-nums lg:col-span-2 lg:text-left">
        <b className="block text-lg leading-snug lg:text-2xl">{moneyWords(price, locale)}</b>
        {discount && (
          <s className="text-sm text-ink-subtle">
            <VisuallyHidden>{m.packages_without_discount()} </VisuallyHidden>
            {moneyWords(lowest, locale)}
          </s>
        )}
      </span>
    </label>
  )
}

const frameClass =
  'group relative grid cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-3 rounded-card border-[1.5px] ' +
  'border-line bg-surface p-4 transition-colors has-focus-visible:focus-ring has-checked:border-primary ' +
  'has-checked:ring-1 has-checked:ring-primary lg:grid-cols-[1fr_auto] lg:content-start'

const popularClass =
  'absolute -top-3 left-3.5 rounded-bubble-other bg-secondary px-2.5 py-0.5 text-xs font-bold text-on-secondary ' +
  'group-has-checked:bg-primary group-has-checked:text-on-primary'

const dotClass =
  'size-6 rounded-full border-2 border-control peer-checked:border-[7px] peer-checked:border-primary ' +
  'lg:order-last lg:col-start-2 lg:row-start-1'
