import { Button } from '@/ui/control/Button.tsx'
import { Dialog } from '@/ui/overlay/Dialog.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { markName } from '../../../lib/words/mark-name.ts'
import { useDelete } from './use-delete.ts'

export interface DeleteDialogProps {
  conversationId: string
  member: { id: string; name: string }
  onClose: () => void
}

export function DeleteDialog({ conversationId, member, onClose }: DeleteDialogProps) {
  const name = markName(member.name)
  const remove = useDelete({ conversationId, member })
  const confirm = () => {
    onClose()
    remove()
  }
  return (
    <Dialog
      title={withNames(m.chat_delete_title({ name }))}
      closeLabel={m.shell_close()}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" onClick={confirm}>
            {m.chat_delete_confirm()}
          </Button>
          <Button variant="outline" onClick={onClose} data-autofocus>
            {m.chat_cancel()}
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">{withNames(m.chat_delete_text({ name }))}</p>
    </Dialog>
  )
}
