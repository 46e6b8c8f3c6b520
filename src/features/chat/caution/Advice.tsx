import { useState } from 'react'
import { m } from '~words'
import type { Concern } from '../../../../server/features/caution/rules/caution.ts'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import { CautionNote } from '../../caution/CautionNote.tsx'
import { NoteButton } from '../../caution/NoteButton.tsx'

const ReportMessage = lazyPart(() => import('../actions/ReportMessage.tsx'), 'ReportMessage', 'once-alive')

export interface AdviceProps {
  member: { id: string; name: string }
  concern: Concern
  seq: number | undefined
  /** Whether an insult is in view. */
  isShown: boolean
  onToggle: () => void
}

/** The warning under a message, with a button to report it. */
export function Advice({ member, concern, seq, isShown, onToggle }: AdviceProps) {
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      <CautionNote concern={concern} name={member.name} className="mt-1 max-w-[min(80%,32.5rem)]">
        {concern === 'insult' && (
          <NoteButton onPress={onToggle}>{isShown ? m.caution_hide() : m.caution_show()}</NoteButton>
        )}
        <NoteButton onPress={() => setReporting(true)}>{m.caution_report()}</NoteButton>
      </CautionNote>
      {isReporting && <ReportMessage member={member} seq={seq} onClose={() => setReporting(false)} />}
    </>
  )
}
