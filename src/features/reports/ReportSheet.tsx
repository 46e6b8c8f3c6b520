import { useState } from 'react'
import { Receipt } from './Receipt.tsx'
import { ReportForm } from './ReportForm.tsx'

export interface ReportSheetProps {
  member: { id: string; name: string }
  /** Of a message of theirs; without it the member is reported. */
  seq?: number | undefined
  /** Asks whether to block them, too; null where they are blocked. */
  onBlock: (() => void) | null
  onClose: () => void
}

/** Takes a report, and then shows the receipt. */
export function ReportSheet({ member, seq, onBlock, onClose }: ReportSheetProps) {
  const [number, setNumber] = useState<string>()
  if (number) return <Receipt member={member} number={number} onBlock={onBlock} onClose={onClose} />
  return <ReportForm member={member} seq={seq} onFiled={setNumber} onClose={onClose} />
}
