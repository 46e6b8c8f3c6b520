import { Button } from '@/ui/control/Button.tsx'
import { OptionList, type OptionListProps } from '@/ui/form/choice/OptionList.tsx'
import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { m } from '~words'

export interface ChoiceSheetProps<Value extends string> extends OptionListProps<Value> {
  title: string
  /** Says nothing of it any longer. */
  onNone?: () => void
  onClose: () => void
}

/** A choice closes the sheet and applies immediately; the current choice changes nothing. */
export function ChoiceSheet<Value extends string>({
  title,
  onNone,
  onClose,
  onChoose,
  ...list
}: ChoiceSheetProps<Value>) {
  return (
    <Sheet title={title} closeLabel={m.shell_close()} onClose={onClose}>
      <OptionList {...list} onChoose={(value) => (value === list.value ? onClose() : onChoose(value))} />
      {onNone && (
        <Button variant="plain" full onClick={() => (list.value === null ? onClose() : onNone())} className="mt-2">
          {m.profile_rather_not()}
        </Button>
      )}
    </Sheet>
  )
}
