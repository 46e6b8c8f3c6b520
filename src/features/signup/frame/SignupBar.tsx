import { ChevronLeft, X } from 'lucide-react'
import { IconButton } from '@/ui/IconButton.tsx'
import { Mark } from '@/ui/Mark.tsx'
import { m } from '~words'

/** Back, the mark, and the way out; what is not possible is not there. */
export function SignupBar({ onBack, onClose }: { onBack?: () => void; onClose?: () => void }) {
  return (
    <header className="grid h-topbar flex-none grid-cols-[2.75rem_1fr_2.75rem] items-center border-b border-line bg-surface px-1.5">
      {onBack && (
        <IconButton label={m.signup_back()} onClick={onBack}>
          <ChevronLeft aria-hidden className="size-6" />
        </IconButton>
      )}
      <Mark className="col-start-2 size-8 justify-self-center" />
      {onClose && (
        <IconButton label={m.signup_close()} onClick={onClose}>
          <X aria-hidden className="size-6" />
        </IconButton>
      )}
    </header>
  )
}
