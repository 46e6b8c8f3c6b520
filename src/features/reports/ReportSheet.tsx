import { useState } from 'react'
import { Receipt } from './Receipt.tsx'
import { type Reported, ReportForm } from './ReportForm.tsx'

export interface ReportSheetProps {
  member: Reported
  /** Of a message of theirs; without it the member is reported. */
  seq?: number | undefined
  /** Asks whether to block them, too; null where they are blocked, or nothing is at hand to block them by. */
  onBlock: (() => void) | null
  onClose: () => void
}

/** Takes a report, and then shows the receipt. */
export function ReportSheet({ member, seq, onBlock, onClose }: ReportSheetProps) {
  const [number, setNumber] = useState<string>()
  const block = onBlock && 'id' in member ? { name: member.name, ask: onBlock } : null
  if (number) return <Receipt number={number} block={block} onClose={onClose} />
  return <ReportForm member={member} seq={seq} onFiled={setNumber} onClose={onClose} />
}
