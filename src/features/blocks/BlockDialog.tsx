import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { Dialog } from '@/ui/overlay/Dialog.tsx'
import { toast } from '@/ui/overlay/toast.ts'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { errorWords } from '../../lib/refusal-words.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { markName } from '../../lib/words/mark-name.ts'
import { blockOf, liftBlock } from './lift-block.ts'

export interface BlockDialogProps {
  member: { id: string; name: string }
  onClose: () => void
  /** The other one is gone: the caller leaves the screen that showed them. */
  onBlocked: () => void
}

/** Asks once more before a block, says what it means, and offers to lift it afterwards: likes stay gone. */
export function BlockDialog({ member, onClose, onBlocked }: BlockDialogProps) {
  const trpc = useTRPC()
  const { name } = member
  const { context } = useRouter().options
  const block = useMutation(
    trpc.blocks.block.mutationOptions({
      onSuccess: () => {
        const lift = { label: m.blocks_unblock(), onSelect: () => void liftBlock(context, member) }
        toast({ text: m.blocks_done({ name: markName(name) }), about: blockOf(member.id), action: lift })
        onClose()
        onBlocked()
        void context.queryClient.invalidateQueries()
      },
    }),
  )
  return (
    <Dialog
      title={withNames(m.blocks_title({ name: markName(name) }))}
      closeLabel={m.shell_close()}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="danger"
            busy={block.isPending || block.isSuccess}
            onClick={() => block.mutate({ memberId: member.id })}
          >
            {m.blocks_block()}
          </Button>
          <Button variant="outline" onClick={onClose} data-autofocus>
            {m.blocks_cancel()}
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">{withNames(m.blocks_text({ name: markName(name) }))}</p>
      {block.isError && (
        <Alert tone="danger" announce className="mt-3">
          {errorWords(block.error)}
        </Alert>
      )}
    </Dialog>
  )
}
