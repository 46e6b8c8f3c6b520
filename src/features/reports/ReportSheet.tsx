import { useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { m } from '~words'
import { isolated } from '../../lib/words/isolated.ts'
import { Receipt } from './Receipt.tsx'
import { ReportForm } from './ReportForm.tsx'

export interface ReportSheetProps {
  member: { id: string; name: string }
  /** Of a message of theirs; without it the member is reported. */
  seq?: number | undefined
  /** Asks whether to block them, too. */
  onBlock: () => void
  onClose: () => void
}

const formId = 'report'

/** Takes a report, and then shows the receipt. */
export function ReportSheet({ member, seq, onBlock, onClose }: ReportSheetProps) {
  const [isBusy, setBusy] = useState(false)
  const [number, setNumber] = useState<string>()
  if (number) return <Receipt member={member} number={number} onBlock={onBlock} onClose={onClose} />
  return (
    <Sheet
      title={m.reports_title({ name: isolated(member.name) })}
      closeLabel={m.shell_close()}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} busy={isBusy}>
          {m.reports_send()}
        </Button>
      }
    >
      <ReportForm id={formId} member={member} seq={seq} onBusy={setBusy} onFiled={setNumber} />
    </Sheet>
  )
}
