import { m } from '~words'
import type { PackageId } from '../../../db/reference/money/packages.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { getLocale } from '../../../i18n/paraglide/runtime.js'
import type { ShownOffer, ShownTier } from './use-choice.ts'

export interface PackageTilesProps {
  offers: readonly (ShownOffer & Partial<Pick<ShownTier, 'inTheWay'>>)[]
  chosen: PackageId
  onChoose: (packageId: PackageId) => void
}

/** A small tile for each package: side by side as far as they fit with the letters that one has. */
export function PackageTiles({ offers, chosen, onChoose }: PackageTilesProps) {
  return (
    <fieldset className="@container min-w-0">
      <legend className="sr-only">{m.packages_title()}</legend>
      <div className="grid grid-cols-1 gap-2 @min-[9rem]:grid-cols-2 @min-[20rem]:grid-cols-4">
        {offers.map(({ packageId, credits, price, inTheWay }) => (
          <label key={packageId} className={tileClass}>
            <input
              type="radio"
              name="package"
              value={packageId}
              checked={packageId === chosen}
              disabled={inTheWay !== undefined}
              onChange={() => onChoose(packageId)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] outline-none! shadow-none! disabled:cursor-not-allowed"
            />
            <b className="text-lg leading-snug">{credits}</b>
            <span className="text-xs text-ink-muted">{m.packages_credits_unit({ count: credits })}</span>
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
  'relative grid cursor-pointer justify-items-center rounded-lg border-[1.5px] border-line bg-surface px-0.5 py-3 text-center ' +
  'transition-colors hover:bg-sunken has-focus-visible:focus-ring has-checked:border-primary has-checked:ring-1 ' +
  'has-checked:ring-primary has-disabled:bg-sunken has-disabled:text-ink-subtle'
