import { useHydrated } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { useRef } from 'react'
import { ChipButton } from '@/ui/control/ChipButton.tsx'
import { useOpen } from '@/ui/overlay/use-open.ts'
import { m } from '~words'
import { lazyPart } from '../../../../lib/chunks/lazy-part.tsx'
import { useSettings } from '../../../../lib/settings.ts'
import type { FilterSheetProps } from '../form/FilterSheet.tsx'
import { detailsOf } from '../form/filter-fields.ts'
import { basicsIn } from './filter-words.ts'
import { LiftChip } from './LiftChip.tsx'

const FilterSheet = lazyPart(() => import('../form/FilterSheet.tsx'), 'FilterSheet', 'once-alive')
const RegionChip = lazyPart(() => import('./RegionChip.tsx'), 'RegionChip', 'at-once')
const DetailChips = lazyPart(() => import('./DetailChips.tsx'), 'DetailChips')

/** The way to all filters, and what is looked for in chips that lift it; on wide screens the fields say the usual ones. */
export function FilterChips(props: Omit<FilterSheetProps, 'onClose'>) {
  const { isOpen, open, close } = useOpen()
  const isHydrated = useHydrated()
  const row = useRef<HTMLFieldSetElement>(null)
  const { minAge } = useSettings()
  const { filters, onSearch } = props
  const { order: _, ...details } = detailsOf(filters)
  /** The chip that was pressed goes: the focus stays in its row. */
  const lift = async (without: typeof filters) => {
    row.current?.querySelector('button')?.focus()
    await onSearch(without)
  }
  return (
    <fieldset
      ref={row}
      aria-label={m.search_set_filters()}
      className="flex flex-none gap-1.5 noscript:hidden lg:mt-4 lg:min-w-0 lg:flex-wrap"
    >
      <ChipButton icon={<SlidersHorizontal aria-hidden />} onClick={open}>
        <span className="lg:hidden">{m.search_filters()}</span>
        <span className="max-lg:hidden">{m.search_more_filters()}</span>
      </ChipButton>
      {basicsIn(filters, minAge).map(({ word, without }) =>
        without ? (
          <LiftChip key={word} word={word} onLift={() => void lift(without)} className="lg:hidden" />
        ) : (
          <ChipButton
            key={word}
            onClick={open}
            aria-label={m.search_filters_label({ filters: word })}
            className="lg:hidden"
          >
            {word}
          </ChipButton>
        ),
      )}
      {filters.region && <RegionChip className="lg:hidden" />}
      {isHydrated && Object.keys(details).length > 0 && <DetailChips filters={filters} onSearch={lift} />}
      {isOpen && <FilterSheet {...props} onClose={close} />}
    </fieldset>
  )
}
