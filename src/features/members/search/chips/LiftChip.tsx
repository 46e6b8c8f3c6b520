import { X } from 'lucide-react'
import { ChipButton } from '@/ui/control/ChipButton.tsx'
import { cx } from '@/ui/cx.ts'
import { m } from '~words'

export interface LiftChipProps {
  word: string
  onLift: () => void
  className?: string
}

/** A filter that is set: pressed anywhere, it goes. */
export function LiftChip({ word, onLift, className }: LiftChipProps) {
  return (
    <ChipButton onClick={onLift} aria-label={m.search_lift({ filter: word })} className={cx(liftClass, className)}>
      {word}
      <X aria-hidden />
    </ChipButton>
  )
}

const liftClass = 'border-transparent! bg-secondary-soft! text-on-secondary-soft!'
