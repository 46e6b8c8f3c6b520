import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import { isOnline } from '../../../lib/live/online.ts'
import { errorWords } from '../../../lib/refusal-words.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { withUnsent } from '../cache/conversation-numbering.ts'

/** Takes one's own message back; it is shown once the server has done it, for until then it may be read. */
export function useUnsend({ conversationId, member }: Outputs['chat']['open']): (seq: number) => void {
  const { chat, session } = trpc.useUtils()
  const { mutate } = trpc.chat.unsend.useMutation({
    onSuccess: ({ balance, freeMessages }, { conversationId, seq }) => {
      chat.open.setData({ conversationId }, (view) => view && withUnsent(view, seq))
      chat.with.setData({ memberId: member.id }, (view) => view && withUnsent(view, seq))
      // A stream that stands tells of the wallet itself, and in order.
      if (!isOnline()) session.me.setData(undefined, (me) => me && { ...me, credits: balance, freeMessages })
    },
    onError: (error) => void toast({ title: m.chat_unsend_failed(), text: errorWords(error), tone: 'danger' }),
  })
  return (seq) => conversationId && mutate({ conversationId, seq })
}
