import { z } from 'zod'
import * as queries from '../../../db/queries/blocks.ts'
import { deleteLikesBetween } from '../../../db/queries/likes/like.ts'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import { findTotals } from '../../../db/queries/totals.ts'
import type { MemberContext } from '../../core/context.ts'
import { type Page, toPage } from '../../core/values/page.ts'
import { changeAndTell } from '../live/change-and-tell.ts'
import { cardPhoto, toCardPhoto } from '../members/card.ts'
import { blockSelf } from './refusals.ts'

const pageSize = 24

export const blockedMember = z.object({
  id: z.string(),
  name: z.string(),
  fictional: z.boolean(),
  /** Null also while the blocked one cannot be found by anybody. */
  photo: cardPhoto.nullable(),
  blockedAt: z.date(),
})
type BlockedMember = z.infer<typeof blockedMember>

/**
 * As product §8 has it. The other one is told only when this comes between the two, and the same, so that nobody learns who did it;
 * the member always, so that nobody learns who has blocked first or is there at all.
 */
export async function block(ctx: MemberContext, memberId: string): Promise<void> {
  const { me } = ctx
  if (me.id === memberId) throw blockSelf()
  await changeAndTell(ctx, async (tx) => {
    const held = await lockMembers(tx, [me.id, memberId])
    const hasParted = await queries.insertBlock(tx, held, me, memberId, ctx.now())
    await deleteLikesBetween(tx, held, { oneId: me.id, otherId: memberId, takenBackAt: ctx.now() })
    await queries.clearUnreadBetween(tx, held, me.id, memberId)
    const totalsOf = await findTotals(tx, held, [me.id, memberId], 'unreadTotal', 'newLikes')
    const gone = (toId: string, goneId: string) => ({
      memberId: toId,
      event: { type: 'member_gone' as const, memberId: goneId, ...totalsOf(toId) },
    })
    const mine = gone(me.id, memberId)
    if (!hasParted) return { result: undefined, events: [mine], gapFor: [memberId] }
    return { result: undefined, events: [mine, gone(memberId, me.id)] }
  })
}

/** Leaves the other side's block as it is. Messages are back, likes are not. Events go out as for a block. */
export async function unblock(ctx: MemberContext, memberId: string): Promise<void> {
  const { me } = ctx
  await changeAndTell(ctx, async (tx) => {
    const held = await lockMembers(tx, [me.id, memberId])
    const hasOpened = await queries.deleteBlock(tx, held, me.id, memberId)
    const startAfresh = (toId: string) => ({ memberId: toId, event: { type: 'reset' as const } })
    if (!hasOpened) return { result: undefined, events: [startAfresh(me.id)], gapFor: [memberId] }
    return { result: undefined, events: [me.id, memberId].map(startAfresh) }
  })
}

/** The latest first. */
export async function list(
  ctx: MemberContext,
  after?: queries.BlockCursor,
): Promise<Page<BlockedMember, queries.BlockCursor>> {
  const rows = await queries.listBlocked(ctx.db, ctx.me, { limit: pageSize + 1, after })
  return toPage(rows, {
    limit: pageSize,
    toItem: ({ photoId, photoColour, ...row }) => ({
      ...row,
      photo: photoId && photoColour ? toCardPhoto(ctx, photoId, photoColour, ctx.now()) : null,
    }),
    placeOf: ({ blockedAt, id }) => ({ blockedAt, id }),
  })
}
