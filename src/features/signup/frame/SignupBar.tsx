import { ChevronLeft, X } from 'lucide-react'
import { IconButton } from '@/ui/control/IconButton.tsx'
import { Mark } from '@/ui/picture/Mark.tsx'
import { m } from '~words'
import { steps } from '../flow/steps.ts'
import { stepWords } from './step-words.ts'

export interface SignupBarProps {
  /** The step that is shown; the first is 0. */
  step: number
  onBack?: () => void
  onClose?: () => void
}

/** Back, the mark, and the way out; what is not possible is not there. */
export function SignupBar({ step, onBack, onClose }: SignupBarProps) {
  const before = steps[step - 1]
  return (
    <header className="grid h-topbar flex-none grid-cols-[2.75rem_1fr_2.75rem] items-center border-b border-line bg-surface px-1.5">
      {onBack && before && (
        <IconButton label={m.signup_back({ step, title: stepWords[before].title() })} onClick={onBack}>
          <ChevronLeft aria-hidden className="size-6" />
        </IconButton>
      )}
      <Mark className="col-start-2 size-8 justify-self-center" />
      {onClose && (
        <IconButton label={m.signup_close()} onClick={onClose} className="noscript:hidden">
          <X aria-hidden className="size-6" />
        </IconButton>
      )}
    </header>
  )
}
