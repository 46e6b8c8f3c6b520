import * as queries from '../../../../db/queries/chat/sides.ts'
import { lockMembers } from '../../../../db/queries/locks/members.ts'
import { findTotals } from '../../../../db/queries/totals.ts'
import type { MemberContext } from '../../../core/context.ts'
import { changeAndTell } from '../../live/change-and-tell.ts'
import { conversationNotFound } from '../refusals.ts'

/** I have the messages up to `seq` before me (product §9.5). Publishes nothing if nothing was unread. */
export async function markRead(
  ctx: MemberContext,
  { conversationId, seq }: { conversationId: string; seq: number },
): Promise<void> {
  const { me } = ctx
  await changeAndTell(ctx, async (tx) => {
    const held = await lockMembers(tx, [me.id])
    const outcome = await queries.markRead(tx, held, me.id, conversationId, seq)
    if (!outcome) throw conversationNotFound()
    if (!outcome.read) return { result: undefined, gapFor: [me.id, outcome.otherId] }

    const { readSeq, unread } = outcome.read
    const { unreadTotal } = (await findTotals(tx, held, [me.id], 'unreadTotal'))(me.id)
    return {
      result: undefined,
      events: [
        { memberId: me.id, event: { type: 'read', conversationId, readSeq, unread, unreadTotal } },
        { memberId: outcome.otherId, event: { type: 'read_by_other', conversationId, seq: readSeq } },
      ],
    }
  })
}
