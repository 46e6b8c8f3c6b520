import * as queries from '../../../db/queries/chat/sides.ts'
import { lockMembers } from '../../../db/queries/locks.ts'
import { findTotals } from '../../../db/queries/totals.ts'
import type { MemberContext } from '../../core/context.ts'
import { changeAndTell } from '../live/change-and-tell.ts'
import { conversationNotFound } from './refusals.ts'

/**
 * Takes a conversation off my list and hides its messages from me; the other one keeps them. A new message lists it
 * again. Doing it twice is fine. Refusals: conversation_not_found.
 */
export async function deleteConversation(ctx: MemberContext, conversationId: string): Promise<void> {
  const { me } = ctx
  await changeAndTell(ctx, async (tx) => {
    await lockMembers(tx, [me.id])
    const deleted = await queries.deleteSide(tx, me.id, conversationId)
    if (!deleted) throw conversationNotFound()
    if (!deleted.isNew) return { result: undefined, toldBefore: [me.id] }

    const { unreadTotal } = (await findTotals(tx, [me.id], 'unreadTotal'))(me.id)
    return {
      result: undefined,
      events: [{ memberId: me.id, event: { type: 'conversation_deleted', conversationId, unreadTotal } }],
    }
  })
}
