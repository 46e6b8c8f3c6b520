import { Smile } from 'lucide-react'
import { type ToggleEvent, useId, useRef, useState } from 'react'
import { iconButtonClass } from '@/ui/control/IconButton.tsx'
import { useMenuPosition } from '@/ui/overlay/menu-position.ts'
import { m } from '~words'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'

const EmojiPicker = lazyPart(() => import('./EmojiPicker.tsx'), 'EmojiPicker')

export interface EmojiButtonProps {
  onPick: (sign: string) => void
  /** It was shut, and the focus with it: back to the text. */
  onShut: () => void
}

/** Emoji at the end of the field, whatever the keyboard brings. */
export function EmojiButton({ onPick, onShut }: EmojiButtonProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useMenuPosition(panel, button, { side: 'above', align: 'end' })
  const toggle = ({ newState }: ToggleEvent) => {
    setOpen(newState === 'open')
    if (newState === 'closed' && document.activeElement === button.current) onShut()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={m.emoji_choose()}
        className={iconButtonClass(false, 'h-field!')}
      >
        <Smile aria-hidden className="size-5.5" />
      </button>
      <div ref={panel} id={id} popover="auto" onToggle={toggle} className={panelClass}>
        {isOpen && <EmojiPicker onPick={onPick} />}
      </div>
    </>
  )
}

const panelClass =
  'fixed inset-auto m-0 h-96 max-h-[calc(100dvh-5rem)] w-88 max-w-[calc(100vw-1rem)] rounded-lg border border-line ' +
  'bg-surface p-0 text-ink shadow-lg max-sm:right-2! max-sm:left-auto!'
