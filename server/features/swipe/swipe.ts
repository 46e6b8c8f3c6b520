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
 * Like any other like, and counted for the member's day. `timeZone` is the browser's. The member's lock serialises
 * their devices, so that no two take the last like.
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

/** Hides somebody from the game for a while. They get no event. */
export async function pass(ctx: MemberContext, memberId: string): Promise<void> {
  await keepPass(ctx.db, ctx.me, memberId, ctx.now())
}

/** Undoes a pass or a like of this member. A like is taken back, but stays counted. Repeating it changes nothing. */
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
