import { Ban } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { menuItemClass } from '@/ui/overlay/menu-item-class.ts'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { lazyPart } from '../../lib/chunks/lazy-part.tsx'
import { markName } from '../../lib/words/mark-name.ts'

const BlockDialog = lazyPart(() => import('./BlockDialog.tsx'), 'BlockDialog', 'once-alive')

/**
 * A menu item that blocks a member, and its confirmation dialog. Render the dialog outside the menu. `ask` opens it
 * from elsewhere.
 */
export function useBlock(
  member: { id: string; name: string },
  onBlocked: () => void,
): { item: ReactNode; dialog: ReactNode; ask: () => void } {
  const [isAsking, setAsking] = useState(false)
  const item = (
    <button type="button" onClick={() => setAsking(true)} className={menuItemClass()}>
      <Ban aria-hidden />
      {withNames(m.blocks_block_member({ name: markName(member.name) }))}
    </button>
  )
  const dialog = isAsking && <BlockDialog member={member} onClose={() => setAsking(false)} onBlocked={onBlocked} />
  return { item, dialog, ask: () => setAsking(true) }
}
