import { m } from '~words'
import type { PackageId } from '../../../db/reference/money/packages.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { getLocale } from '../../../i18n/paraglide/runtime.js'
import type { Offer } from './RepeatForm.tsx'

export interface PackageTilesProps {
  offers: readonly Offer[]
  chosen: PackageId
  onChoose: (packageId: PackageId) => void
}

/** A tile for each package: side by side as far as they fit. */
export function PackageTiles({ offers, chosen, onChoose }: PackageTilesProps) {
  return (
    <fieldset className="@container min-w-0">
      <legend className="sr-only">{m.saved_methods_repeat_packages()}</legend>
      <div className="grid grid-cols-1 gap-2 @min-[9rem]:grid-cols-2 @min-[20rem]:grid-cols-4">
        {offers.map(({ packageId, credits, price }) => (
          <label key={packageId} className={tileClass}>
            <input
              type="radio"
              name="package"
              value={packageId}
              checked={packageId === chosen}
              onChange={() => onChoose(packageId)}
              className="sr-only"
            />
            <b className="text-lg leading-snug">{credits}</b>
            <span className="text-xs text-ink-muted">{m.saved_methods_repeat_credits()}</span>
            <span className="mt-1 text-[0.8125rem] font-semibold whitespace-nowrap tabular-nums">
              {moneyWords(price, getLocale())}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const tileClass =
  'grid cursor-pointer justify-items-center rounded-lg border-[1.5px] border-line bg-surface px-0.5 py-3 text-center ' +
  'transition-colors has-focus-visible:focus-ring has-checked:border-primary has-checked:ring-1 has-checked:ring-primary'
