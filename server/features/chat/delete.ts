import * as queries from '../../../db/queries/chat/sides.ts'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import { findTotals } from '../../../db/queries/totals.ts'
import type { MemberContext } from '../../core/context.ts'
import { changeAndTell } from '../live/change-and-tell.ts'
import { conversationNotFound } from './refusals.ts'

/** The other one keeps the messages; a new one lists the conversation again. Doing it twice is fine. */
export async function deleteConversation(ctx: MemberContext, conversationId: string): Promise<void> {
  const { me } = ctx
  await changeAndTell(ctx, async (tx) => {
    const held = await lockMembers(tx, [me.id])
    const deleted = await queries.deleteSide(tx, held, me.id, conversationId)
    if (!deleted) throw conversationNotFound()
    if (!deleted.isNew) return { result: undefined, gapFor: [me.id] }

    const { unreadTotal } = (await findTotals(tx, held, [me.id], 'unreadTotal'))(me.id)
    return {
      result: undefined,
      events: [{ memberId: me.id, event: { type: 'conversation_deleted', conversationId, unreadTotal } }],
    }
  })
}
