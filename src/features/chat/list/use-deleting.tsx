import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { menuItemClass } from '@/ui/overlay/menu-item-class.ts'
import { m } from '~words'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import type { DeleteDialogProps } from './DeleteDialog.tsx'

const DeleteDialog = lazyPart(() => import('./DeleteDialog.tsx'), 'DeleteDialog', 'once-alive')

/** A menu item that deletes a conversation, and its dialog. Render the dialog outside the menu. */
export function useDeleting(conversation: Omit<DeleteDialogProps, 'onClose'>): { item: ReactNode; dialog: ReactNode } {
  const [isAsking, setAsking] = useState(false)
  const item = (
    <button type="button" className={menuItemClass()} onClick={() => setAsking(true)}>
      <Trash2 aria-hidden />
      {m.chat_delete()}
    </button>
  )
  const dialog = isAsking && <DeleteDialog {...conversation} onClose={() => setAsking(false)} />
  return { item, dialog }
}
