import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import { errorWords } from '../../../lib/refusal-words.ts'
import { showWallet } from '../../../lib/session/wallet.ts'
import { type Outputs, useTRPC } from '../../../lib/trpc.ts'
import { changeConversation } from '../cache/change-conversation.ts'
import { withUnsent } from '../cache/conversation-numbering.ts'

/** Takes one's own message back; it is shown once the server has done it, for until then it may be read. */
export function useUnsend({ conversationId, member }: Outputs['chat']['open']): (seq: number) => void {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { mutate } = useMutation(
    trpc.chat.unsend.mutationOptions({
      onSuccess: (wallet, { conversationId, seq }) => {
        changeConversation({ queryClient, trpc }, { conversationId, memberId: member.id }, (view) =>
          withUnsent(view, seq),
        )
        showWallet({ queryClient, trpc }, wallet)
      },
      onError: (error) => void toast({ title: m.chat_unsend_failed(), text: errorWords(error), tone: 'danger' }),
    }),
  )
  return (seq) => conversationId && mutate({ conversationId, seq })
}
