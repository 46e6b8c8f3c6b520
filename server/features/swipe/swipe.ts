import { lockMembers } from '../../../db/queries/locks/members.ts'
import { findSwipeDays, keepPass, keepSwipedLike, undoPasses, undoSwipe } from '../../../db/queries/swipe/swipes.ts'
import { knownTimeZone } from '../../../db/reference/days.ts'
import type { MemberContext } from '../../core/context.ts'
import { checkMayLike, type LikeOutcome } from '../likes/rules.ts'
import { giveLike, takeLikeBack } from '../likes/service.ts'
import { changeAndTell } from '../live/change-and-tell.ts'
import { earliestToday } from './rules/days.ts'
import { checkLikesLeft, todayOf } from './rules/likes.ts'

/**
 * A like like any other, counted among those of the member's day. `timeZone` is the browser's. The lock on the member lets
 * their devices follow one another, so that no two take the last one.
 */
export async function like(
  ctx: MemberContext,
  { memberId, timeZone }: { memberId: string; timeZone: string },
): Promise<LikeOutcome> {
  const { me } = ctx
  checkMayLike(me, memberId)
  const asked = knownTimeZone(timeZone)
  return changeAndTell(ctx, async (tx) => {
    const held = await lockMembers(tx, [me.id, memberId])
    const now = ctx.now()
    const today = todayOf(await findSwipeDays(tx, me.id, earliestToday(now)), asked, now)
    checkLikesLeft(today, memberId)

    const given = await giveLike(ctx, tx, held, memberId)
    const isNew = 'events' in given
    if (isNew) {
      const { day: likedOn, timeZone } = today
      await keepSwipedLike(tx, held, { memberId: me.id, otherId: memberId, likedOn, timeZone, decidedAt: now })
    }
    return given
  })
}

/** Somebody who is passed does not come again for a while, and hears nothing of it. */
export async function pass(ctx: MemberContext, memberId: string): Promise<void> {
  await keepPass(ctx.db, ctx.me, memberId, ctx.now())
}

/** Brings somebody back who was passed or liked; the like is taken back and stays counted. Done twice it is done once. */
export async function undo(ctx: MemberContext, memberId: string): Promise<void> {
  const { me } = ctx
  await changeAndTell(ctx, async (tx) => {
    const held = await lockMembers(tx, [me.id, memberId])
    const undone = await undoSwipe(tx, held, me.id, memberId)
    if (undone === 'like') return takeLikeBack(ctx, tx, held, memberId)
    return { result: undefined, gapFor: undone ? [] : [me.id] }
  })
}

/** Lets passed members come again, for a member who has seen everybody. */
export async function forgetPasses(ctx: MemberContext): Promise<void> {
  await undoPasses(ctx.db, ctx.me.id)
}
