import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../cx.ts'

interface RadioChipProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  /** Its form and how it looks when it is chosen. */
  look: string
  children: ReactNode
}

/** One of a few choices that stand in sight: a radio button whose label is all of it. */
export const RadioChip = ({ look, children, ...radio }: RadioChipProps) => (
  <label className={cx(chipClass, look)}>
    <input {...radio} type="radio" className="peer sr-only" />
    <Check aria-hidden className="hidden size-4.5 peer-checked:block" />
    {children}
  </label>
)

const chipClass =
  'relative inline-flex min-h-touch items-center border-[1.5px] border-control bg-surface font-semibold transition-colors ' +
  'has-focus-visible:focus-ring'
