import * as queries from '../../../../db/queries/chat/sides.ts'
import type { MessageKey } from '../../../../db/queries/credits/returned.ts'
import { lockMembers } from '../../../../db/queries/locks/members.ts'
import type { MemberContext } from '../../../core/context.ts'
import { changeAndTell } from '../../live/change-and-tell.ts'

/**
 * A device of mine has received the messages up to these numbers (product §9.17). A conversation that is not mine, or in
 * which nothing is unread, is skipped. All are skipped while I am invisible. Publishes nothing if nothing was new.
 */
export async function markDelivered(ctx: MemberContext, receipts: readonly MessageKey[]): Promise<void> {
  const { me } = ctx
  await changeAndTell(ctx, async (tx) => {
    const held = await lockMembers(tx, [me.id])
    const noted = await queries.markDelivered(tx, held, me.id, receipts)
    const isNew = noted.filter((each) => each.isNew)
    if (isNew.length === 0) return { result: undefined, gapFor: noted.map(({ otherId }) => otherId) }

    const events = isNew.map(({ otherId, conversationId, seq }) => ({
      memberId: otherId,
      event: { type: 'delivered_to_other' as const, conversationId, seq },
    }))
    return { result: undefined, events }
  })
}
