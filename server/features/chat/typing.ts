import { findReachableConversation } from '../../../db/queries/chat/conversation.ts'
import type { MemberContext } from '../../core/context.ts'

/** Nothing where the two have no conversation. */
export async function typing(ctx: MemberContext, memberId: string): Promise<void> {
  const conversationId = await findReachableConversation(ctx.db, ctx.me.id, memberId)
  if (!conversationId) return
  ctx.bus.publish([{ memberId, event: { type: 'typing', conversationId, memberId: ctx.me.id } }])
}
