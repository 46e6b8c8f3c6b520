import type { FilterFormProps } from '../form/FilterBar.tsx'
import { LiftChip } from './LiftChip.tsx'
import { regionIn } from './region-words.ts'

/** In a file of its own: the names of all regions weigh as much as the rest of the search. */
export function RegionChip({ filters, onSearch, className }: FilterFormProps & { className: string }) {
  return regionIn(filters).map(({ word, without }) => (
    <LiftChip key={word} word={word} onLift={() => void onSearch(without)} className={className} />
  ))
}
