import { Link2, type LucideIcon, Mail, Phone, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { m } from '~words'
import type { Concern } from '../../../../server/features/chat/rules/caution/caution.ts'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import { isolated } from '../../../lib/words/isolated.ts'
import { NoteButton } from '../log/rows/NoteButton.tsx'

const ReportMessage = lazyPart(() => import('../actions/ReportMessage.tsx'), 'ReportMessage', 'once-alive')

export interface AdviceProps {
  member: { id: string; name: string }
  concern: Concern
  seq: number | undefined
  /** Whether an insult is in view. */
  isShown: boolean
  onToggle: () => void
}

/** Under a message that its reader may need to be told something about, with the report one tap away. */
export function Advice({ member, concern, seq, isShown, onToggle }: AdviceProps) {
  const [isReporting, setReporting] = useState(false)
  const { Icon, text } = advices[concern]
  return (
    <div className="mt-1 max-w-[min(80%,32.5rem)] rounded-md bg-warning-soft px-3 pt-2.5 text-sm text-on-warning-soft">
      <div className="flex gap-2.5">
        <Icon aria-hidden className="mt-px size-4.5" />
        {text({ name: isolated(member.name) })}
      </div>
      <div className="-mx-2 flex flex-wrap justify-end gap-x-2">
        {concern === 'insult' && (
          <NoteButton onPress={onToggle}>{isShown ? m.caution_hide() : m.caution_show()}</NoteButton>
        )}
        <NoteButton onPress={() => setReporting(true)}>{m.caution_report()}</NoteButton>
      </div>
      {isReporting && <ReportMessage member={member} seq={seq} onClose={() => setReporting(false)} />}
    </div>
  )
}

const advices: Record<Concern, { Icon: LucideIcon; text: (about: { name: string }) => string }> = {
  insult: { Icon: ShieldAlert, text: m.caution_insult_text },
  phone: { Icon: Phone, text: m.caution_phone },
  mail: { Icon: Mail, text: m.caution_mail },
  link: { Icon: Link2, text: m.caution_link },
}
