import { useRouter } from '@tanstack/react-router'
import { m } from '~words'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { inTheWayWords } from './limit-words.ts'
import { StruckPrice } from './StruckPrice.tsx'
import type { ShownTier } from './use-choice.ts'

export interface TierCardProps {
  tier: ShownTier
  isChosen: boolean
  onChoose: (packageId: string) => void
}

export function TierCard({ tier, isChosen, onChoose }: TierCardProps) {
  const { locale } = useRouter().options.context
  const { packageId, credits, popular, price, unit, inTheWay } = tier
  return (
    <label className={frameClass}>
      {popular && <span className={popularClass}>{m.packages_popular()}</span>}
      <input
        type="radio"
        name="package"
        value={packageId}
        checked={isChosen}
        disabled={inTheWay !== undefined}
        onChange={() => onChoose(packageId)}
        className="peer sr-only"
      />
      <span aria-hidden className={dotClass} />
      <span className="flex-[1_1_6rem]">
        <b className="block text-lg leading-snug">{m.packages_credits({ count: credits })}</b>
        <span className="text-sm text-ink-muted">{m.packages_per_message({ price: moneyWords(unit, locale) })}</span>
      </span>
      <span className="ml-auto text-right whitespace-nowrap tabular-nums lg:col-span-2 lg:ml-0 lg:text-left">
        <b className="block text-lg leading-snug lg:text-2xl">{moneyWords(price, locale)}</b>
        <StruckPrice offer={tier} />
      </span>
      {inTheWay && <span className={inTheWayClass}>{inTheWayWords(inTheWay)}</span>}
    </label>
  )
}

const frameClass =
  'group room-for-letters relative flex flex-wrap cursor-pointer items-center gap-x-3 rounded-card border-[1.5px] lg:grid lg:gap-y-3 ' +
  'border-line bg-surface p-4 transition-colors has-focus-visible:focus-ring has-checked:border-primary ' +
  'has-checked:ring-1 has-checked:ring-primary has-disabled:cursor-not-allowed has-disabled:bg-sunken lg:grid-cols-[1fr_auto] lg:content-start'

const popularClass =
  'absolute -top-3 left-3.5 rounded-bubble-other bg-secondary px-2.5 py-0.5 text-xs font-bold text-on-secondary ' +
  'group-has-checked:bg-primary group-has-checked:text-on-primary'

const inTheWayClass = 'mt-2 basis-full pl-9 text-sm lg:col-span-2 lg:mt-0 lg:pl-0'

const dotClass =
  'size-6 flex-none rounded-full border-2 border-control peer-checked:border-[7px] peer-checked:border-primary ' +
  'lg:order-last lg:col-start-2 lg:row-start-1'
