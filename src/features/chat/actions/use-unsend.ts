import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import { isOnline } from '../../../lib/live/online.ts'
import { errorWords } from '../../../lib/refusal-words.ts'
import { type Outputs, useTRPC } from '../../../lib/trpc.ts'
import { withUnsent } from '../cache/conversation-numbering.ts'

/** Takes one's own message back; it is shown once the server has done it, for until then it may be read. */
export function useUnsend({ conversationId, member }: Outputs['chat']['open']): (seq: number) => void {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { mutate } = useMutation(
    trpc.chat.unsend.mutationOptions({
      onSuccess: ({ balance, freeMessages }, { conversationId, seq }) => {
        queryClient.setQueryData(trpc.chat.open.queryKey({ conversationId }), (view) => view && withUnsent(view, seq))
        queryClient.setQueryData(
          trpc.chat.with.queryKey({ memberId: member.id }),
          (view) => view && withUnsent(view, seq),
        )
        // A stream that stands tells of the wallet itself, and in order.
        if (!isOnline())
          queryClient.setQueryData(trpc.session.me.queryKey(), (me) => me && { ...me, credits: balance, freeMessages })
      },
      onError: (error) => void toast({ title: m.chat_unsend_failed(), text: errorWords(error), tone: 'danger' }),
    }),
  )
  return (seq) => conversationId && mutate({ conversationId, seq })
}
