import { Flag } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { menuItemClass } from '@/ui/overlay/menu-item-class.ts'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { lazyPart } from '../../lib/chunks/lazy-part.tsx'
import { markName } from '../../lib/words/mark-name.ts'
import type { ReportSheetProps } from './ReportSheet.tsx'

const ReportSheet = lazyPart(() => import('./ReportSheet.tsx'), 'ReportSheet', 'once-alive')

/**
 * A menu item that reports a member or their message, and its sheet. Render the sheet outside the menu. `ask` opens it
 * from elsewhere.
 */
export function useReport(about: Omit<ReportSheetProps, 'onClose'>): {
  item: ReactNode
  dialog: ReactNode
  ask: () => void
} {
  const [isOpen, setOpen] = useState(false)
  const { member } = about
  const item = (
    <button type="button" onClick={() => setOpen(true)} className={menuItemClass()}>
      <Flag aria-hidden />
      {'id' in member ? withNames(m.reports_report({ name: markName(member.name) })) : m.reports_report_message()}
    </button>
  )
  const dialog = isOpen && <ReportSheet {...about} onClose={() => setOpen(false)} />
  return { item, dialog, ask: () => setOpen(true) }
}
