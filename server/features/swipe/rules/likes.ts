import { dayIn } from '../../../../db/reference/days.ts'
import { swipeLikesUsedUp } from '../refusals.ts'
import { endOfDayIn, zoneOfMember } from './days.ts'

/** How many people a member may like in the game on one of their days (product §7.4). */
export const swipeLikesADay = 4

/** Cards that are given at a time: more than somebody swipes before the next ones are there. */
export const cardsAtATime = 20

export interface Today {
  /** yyyy-mm-dd */
  day: string
  endsAt: Date
  timeZone: string
  /** The members liked today, also if it was undone: liking them again does not count twice. */
  likedIds: string[]
}

/** What a member has kept of their days. */
interface Days {
  timeZone: string | null
  likes: { id: string; likedOn: string }[]
}

export function todayOf({ timeZone: kept, likes }: Days, asked: string, now: Date): Today {
  const timeZone = zoneOfMember(kept, asked, now)
  const day = dayIn(timeZone, now)
  const likedIds = likes.filter(({ likedOn }) => likedOn === day).map(({ id }) => id)
  return { day, timeZone, likedIds, endsAt: endOfDayIn(timeZone, now) }
}

export const likesLeft = ({ likedIds }: Today): number => Math.max(0, swipeLikesADay - likedIds.length)

/** Throws `swipe_likes_used_up`; somebody who was liked today may be liked again. */
export function checkLikesLeft(today: Today, memberId: string): void {
  if (likesLeft(today) === 0 && !today.likedIds.includes(memberId)) throw swipeLikesUsedUp({ limit: swipeLikesADay })
}
