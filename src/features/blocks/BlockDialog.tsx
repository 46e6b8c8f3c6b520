import { useRouter } from '@tanstack/react-router'
import { Button } from '@/ui/control/Button.tsx'
import { Dialog } from '@/ui/overlay/Dialog.tsx'
import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import { errorWords } from '../../lib/refusal-words.ts'
import { trpc } from '../../lib/trpc.ts'
import { isolated } from '../../lib/words/isolated.ts'
import { liftBlock } from './lift-block.ts'

export interface BlockDialogProps {
  member: { id: string; name: string }
  onClose: () => void
  /** The other one is gone: the caller leaves the screen that showed them. */
  onBlocked: () => void
}

/** Asks once more before a block, says what it means, and offers to undo it afterwards. */
export function BlockDialog({ member, onClose, onBlocked }: BlockDialogProps) {
  const { name } = member
  const { context } = useRouter().options
  const block = trpc.blocks.block.useMutation({
    onError: (error) => void toast({ text: errorWords(error), tone: 'danger' }),
    onSuccess: () => {
      const undo = { label: m.blocks_undo(), onSelect: () => void liftBlock(context, member) }
      toast({ text: m.blocks_done({ name: isolated(name) }), action: undo })
      onClose()
      onBlocked()
      void context.utils.invalidate()
    },
  })
  return (
    <Dialog
      title={m.blocks_title({ name: isolated(name) })}
      closeLabel={m.shell_close()}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" busy={block.isPending} onClick={() => block.mutate({ memberId: member.id })}>
            {m.blocks_block()}
          </Button>
          <Button variant="outline" onClick={onClose} data-autofocus>
            {m.blocks_cancel()}
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">{m.blocks_text({ name: isolated(name) })}</p>
    </Dialog>
  )
}
