import { z } from 'zod'
import { findSwipeDays, listLikedCards } from '../../../db/queries/swipe/swipes.ts'
import { knownTimeZone } from '../../../db/reference/days.ts'
import type { MemberContext } from '../../core/context.ts'
import { memberCard, toCard } from '../members/card.ts'
import { earliestToday } from './rules/days.ts'
import { likesLeft, todayOf } from './rules/likes.ts'

export const swipeToday = z.object({
  likesLeft: z.number(),
  /** When all of them are there again. */
  endsAt: z.date(),
  /** The members liked in the game today who are still visible, the latest first. */
  liked: z.array(memberCard),
  /** The members already counted today, also if the like was undone. Liking them again costs nothing. */
  countedIds: z.array(z.string()),
})
type SwipeToday = z.infer<typeof swipeToday>

/** `timeZone` is the browser's. */
export async function today(ctx: MemberContext, timeZone: string): Promise<SwipeToday> {
  const { db, me } = ctx
  const now = ctx.now()
  const today = todayOf(await findSwipeDays(db, me.id, earliestToday(now)), knownTimeZone(timeZone), now)
  const rows = today.likedIds.length > 0 ? await listLikedCards(db, me.id, today.likedIds) : []
  const liked = today.likedIds.flatMap((id) => rows.filter((row) => row.id === id)).map((row) => toCard(ctx, row, now))
  return { likesLeft: likesLeft(today), endsAt: today.endsAt, liked, countedIds: today.likedIds }
}
