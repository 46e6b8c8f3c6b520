import { z } from 'zod'
import * as queries from '../../../db/queries/blocks.ts'
import { deleteLikesBetween } from '../../../db/queries/likes/like.ts'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import { findTotals } from '../../../db/queries/totals.ts'
import type { MemberContext } from '../../core/context.ts'
import { type Page, toPage } from '../../core/values/page.ts'
import { changeAndTell } from '../live/change-and-tell.ts'
import { cardPhoto, toCardPhoto } from '../members/card.ts'
import { memberNotFound } from '../members/refusals.ts'
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

/** As product §8 has it. Both are told the same, so that nobody learns who did it. */
export async function block(ctx: MemberContext, memberId: string): Promise<void> {
  const { me } = ctx
  if (me.id === memberId) throw blockSelf()
  await changeAndTell(ctx, async (tx) => {
    const held = await lockMembers(tx, [me.id, memberId])
    const outcome = await queries.insertBlock(tx, held, me, memberId, ctx.now())
    if (!outcome) throw memberNotFound()
    if (!outcome.isNew) return { result: undefined, gapFor: [me.id, memberId] }
    await deleteLikesBetween(tx, held, { oneId: me.id, otherId: memberId, takenBackAt: ctx.now() })
    await queries.clearUnreadBetween(tx, held, me.id, memberId)
    const totalsOf = await findTotals(tx, held, [me.id, memberId], 'unreadTotal', 'newLikes')
    const gone = (toId: string, goneId: string) => ({
      memberId: toId,
      event: { type: 'member_gone' as const, memberId: goneId, ...totalsOf(toId) },
    })
    return { result: undefined, events: [gone(me.id, memberId), gone(memberId, me.id)] }
  })
}

/** Of the other side's block nothing changes. What the two have said is back, likes are not. */
export async function unblock(ctx: MemberContext, memberId: string): Promise<void> {
  const { me } = ctx
  await changeAndTell(ctx, async (tx) => {
    const held = await lockMembers(tx, [me.id, memberId])
    const lifted = await queries.deleteBlock(tx, held, me.id, memberId)
    if (!lifted) return { result: undefined, gapFor: [me.id, memberId] }
    const startAfresh = (toId: string) => ({ memberId: toId, event: { type: 'reset' as const } })
    return { result: undefined, events: (lifted.isBlocked ? [me.id] : [me.id, memberId]).map(startAfresh) }
  })
}

/** The latest first. */
export async function list(
  ctx: MemberContext,
  after?: queries.BlockCursor,
): Promise<Page<BlockedMember, queries.BlockCursor>> {
  const rows = await queries.listBlocked(ctx.db, ctx.me.id, { limit: pageSize + 1, after })
  return toPage(rows, {
    limit: pageSize,
    toItem: ({ photoId, photoColour, ...row }) => ({
      ...row,
      photo: photoId && photoColour ? toCardPhoto(ctx, photoId, photoColour, ctx.now()) : null,
    }),
    placeOf: ({ blockedAt, id }) => ({ blockedAt, id }),
  })
}
