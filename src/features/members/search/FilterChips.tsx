import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ChipButton } from '@/ui/control/ChipButton.tsx'
import { m } from '~words'
import { useSettings } from '../../../lib/settings.ts'
import type { FilterSheetProps } from './FilterSheet.tsx'
import { filterWords } from './filter-words.ts'

const FilterSheet = lazy(() => import('./FilterSheet.tsx').then(({ FilterSheet }) => ({ default: FilterSheet })))

/** What is looked for, in chips that open the sheet: below 992 px. */
export function FilterChips(props: Omit<FilterSheetProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  const { minAge } = useSettings()
  const words = filterWords(props.filters, minAge)
  const open = () => setOpen(true)
  return (
    <div className="mt-4 flex flex-wrap gap-1.5 lg:hidden noscript:hidden">
      <ChipButton icon={<SlidersHorizontal aria-hidden />} onClick={open} className={chipClass}>
        {m.search_filters()}
      </ChipButton>
      {words.map((word) => (
        <ChipButton
          key={word}
          onClick={open}
          aria-label={m.search_filters_label({ filters: word })}
          className={chipClass}
        >
          {word}
        </ChipButton>
      ))}
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The usual four fit in one row of a phone. */
const chipClass = 'px-[clamp(0.5rem,2.6vw,0.875rem)]!'
