import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '@/ui/overlay/toast.ts'
import type { Reaction } from '../../../../db/reference/reactions.ts'
import { errorWords } from '../../../lib/refusal-words.ts'
import { type Outputs, useTRPC } from '../../../lib/trpc.ts'
import { changeConversation } from '../cache/change-conversation.ts'
import { withReaction } from '../cache/conversation-numbering.ts'

/** Shows a reaction at once and tells the server; where that fails, what was there before is back. */
export function useReact({
  conversationId,
  member,
  messages,
}: Outputs['chat']['open']): (seq: number, reaction: Reaction | null) => void {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const show = (seq: number, reaction: Reaction | null) =>
    changeConversation({ queryClient, trpc }, { conversationId, memberId: member.id }, (view) =>
      withReaction(view, seq, reaction),
    )
  const { mutate } = useMutation(
    trpc.chat.react.mutationOptions({
      // One after the other: what is shown last is what the other one sees.
      scope: { id: 'reactions' },
      onMutate: ({ seq, reaction }) => {
        show(seq, reaction)
        return messages.find((message) => message.seq === seq)?.reaction ?? null
      },
      onError: (error, { seq }, before) => {
        show(seq, before ?? null)
        toast({ text: errorWords(error), tone: 'danger' })
      },
    }),
  )
  return (seq, reaction) => conversationId && mutate({ conversationId, seq, reaction })
}
