import type { Conversation } from '../../../../server/features/chat/views.ts'
import type { QueryContext } from '../../../lib/router-context.ts'

/** Changes a conversation wherever it is kept: by its own id, once it has begun, and by that of the other one. */
export function changeConversation(
  { queryClient, trpc }: QueryContext,
  { conversationId, memberId }: { conversationId: string | null; memberId: string },
  change: (view: Conversation) => Conversation,
): void {
  const changed = (view: Conversation | undefined) => view && change(view)
  if (conversationId) queryClient.setQueryData(trpc.chat.open.queryKey({ conversationId }), changed)
  queryClient.setQueryData(trpc.chat.with.queryKey({ memberId }), changed)
}
