import type { FilterFormProps } from '../form/FilterBar.tsx'
import { detailsIn } from './detail-words.ts'
import { LiftChip } from './LiftChip.tsx'

/** Each filter beyond who, of what age and where, in a chip that lifts it. */
export function DetailChips({ filters, onSearch }: FilterFormProps) {
  return detailsIn(filters).map(({ word, without }) => (
    <LiftChip key={word} word={word} onLift={() => void onSearch(without)} />
  ))
}
