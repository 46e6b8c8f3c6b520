import { setReaction } from '../../../../db/queries/chat/react.ts'
import { findOther } from '../../../../db/queries/chat/unsend.ts'
import type { MessageKey } from '../../../../db/queries/credits/returned.ts'
import { lockMembers } from '../../../../db/queries/locks/members.ts'
import type { Reaction } from '../../../../db/reference/reactions.ts'
import type { MemberContext } from '../../../core/context.ts'
import { changeAndTell } from '../../live/change-and-tell.ts'
import { conversationNotFound } from '../refusals.ts'

/** Answers a message of the other one by one tap: one reaction at a time, null takes it back. It costs nothing. */
export async function react(ctx: MemberContext, reacting: MessageKey & { reaction: Reaction | null }): Promise<void> {
  const { me } = ctx
  const { conversationId, seq, reaction } = reacting
  const otherId = await findOther(ctx.db, me.id, conversationId)
  if (!otherId) throw conversationNotFound()
  const both = [me.id, otherId]
  await changeAndTell(ctx, async (tx) => {
    const held = await lockMembers(tx, both)
    const outcome = await setReaction(tx, held, me.id, reacting)
    if (!outcome) throw conversationNotFound()
    if (!outcome.isNew) return { result: undefined, gapFor: both }
    const event = { type: 'message_reacted' as const, conversationId, seq, reaction }
    return { result: undefined, events: both.map((memberId) => ({ memberId, event })) }
  })
}
