import { Undo2 } from 'lucide-react'
import { Button } from '@/ui/control/Button.tsx'
import { m } from '~words'
import { KeyCap } from './KeyCap.tsx'

/** Takes the last decision back. */
export function UndoButton({ disabled, onUndo }: { disabled?: boolean; onUndo: () => void }) {
  return (
    <Button
      variant="outline"
      size="md"
      disabled={disabled}
      onClick={onUndo}
      aria-keyshortcuts="u"
      icon={<Undo2 aria-hidden className="size-5" />}
    >
      {m.inspection_undo()}
      <KeyCap>U</KeyCap>
    </Button>
  )
}
