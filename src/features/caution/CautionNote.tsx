import { Link2, type LucideIcon, Mail, Phone, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import type { Concern } from '../../../server/features/caution/rules/caution.ts'
import { markName } from '../../lib/words/mark-name.ts'

export interface CautionNoteProps {
  concern: Concern
  /** Whose words they are. */
  name: string
  /** What can be done about it: `NoteButton`s. */
  children: ReactNode
  className?: string
}

/** A warning under another member's text. */
export function CautionNote({ concern, name, children, className }: CautionNoteProps) {
  const { Icon, text } = advices[concern]
  return (
    <div className={cx('rounded-md bg-warning-soft px-3 pt-2.5 text-sm text-on-warning-soft', className)}>
      <div className="flex gap-2.5">
        <Icon aria-hidden className="mt-px size-4.5" />
        <span className="min-w-0 wrap-anywhere">{withNames(text({ name: markName(name) }))}</span>
      </div>
      <div className="-mx-2 flex flex-wrap justify-end gap-x-2">{children}</div>
    </div>
  )
}

const advices: Record<Concern, { Icon: LucideIcon; text: (about: { name: string }) => string }> = {
  insult: { Icon: ShieldAlert, text: m.caution_insult_text },
  phone: { Icon: Phone, text: m.caution_phone },
  mail: { Icon: Mail, text: m.caution_mail },
  link: { Icon: Link2, text: m.caution_link },
}
