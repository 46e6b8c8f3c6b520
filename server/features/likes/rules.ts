import type { LikeFacts } from '../../../db/queries/likes.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Change } from '../live/change-and-tell.ts'

export type LikeOutcome = 'liked' | 'matched'

/** Refuses a like for oneself, and likes of who has not confirmed the e-mail address. */
export function checkMayLike(me: { id: string; confirmed: boolean }, memberId: string): void {
  if (me.id === memberId) throw new Refusal('like_self')
  if (!me.confirmed) throw new Refusal('not_confirmed')
}

/** What a like leads to, also when it was there before. */
export function outcomeOf({ likedBack }: Pick<LikeFacts, 'likedBack'>): LikeOutcome {
  return likedBack ? 'matched' : 'liked'
}

/** Who is told of a like. Of an invisible giver the other one learns nothing. */
export function eventsOfLike(
  { giverId, receiverId, newLikes }: { giverId: string; receiverId: string; newLikes: number },
  { giverIsVisible, likedBack: matched }: Pick<LikeFacts, 'giverIsVisible' | 'likedBack'>,
): Change<unknown>['events'] {
  const given = { memberId: giverId, event: { type: 'like_given' as const, memberId: receiverId, matched } }
  const received = { type: 'like_received' as const, memberId: giverId, matched, newLikes }
  return giverIsVisible ? [given, { memberId: receiverId, event: received }] : [given]
}
