import { useRef } from 'react'
import { useFilters, useSearchAnew } from '../use-search.ts'
import { LiftChip } from './LiftChip.tsx'
import { regionIn } from './region-words.ts'

/**
 * In a file of its own: the names of all regions weigh as much as the rest of the search. It asks for the filters itself, for
 * what the server has drawn of it stays until the file is there only while it is given the same.
 */
export function RegionChip({ className }: { className: string }) {
  const { filters } = useFilters()
  const search = useSearchAnew()
  const place = useRef<HTMLSpanElement>(null)
  return regionIn(filters).map(({ word, without }) => (
    <span key={word} ref={place} className="contents">
      <LiftChip
        word={word}
        onLift={() => {
          // The chip that was pressed goes: the focus stays in its row.
          place.current?.closest('fieldset')?.querySelector('button')?.focus()
          void search(without)
        }}
        className={className}
      />
    </span>
  ))
}
