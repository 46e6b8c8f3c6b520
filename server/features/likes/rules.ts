import type { FormerLike, LikeFacts } from '../../../db/queries/likes/like.ts'
import { notConfirmed } from '../confirmation/refusals.ts'
import type { MemberEvent } from '../live/change-and-tell.ts'
import { likeSelf } from './refusals.ts'

export const likeOutcomes = ['liked', 'matched'] as const
export type LikeOutcome = (typeof likeOutcomes)[number]

/** Throws `like_self` or `not_confirmed`. */
export function checkMayLike(me: { id: string; confirmed: boolean }, memberId: string): void {
  if (me.id === memberId) throw likeSelf()
  if (!me.confirmed) throw notConfirmed()
}

/** What a like leads to, also when it was there before. */
export function outcomeOf({ likedBack }: Pick<LikeFacts, 'likedBack'>): LikeOutcome {
  return likedBack ? 'matched' : 'liked'
}

interface Giving {
  giverId: string
  receiverId: string
  /** Of the receiver. */
  newLikes: number
}

interface LikeCircumstances extends Pick<LikeFacts, 'giverIsVisible' | 'likedBack'> {
  /** The like was taken back before. */
  former?: FormerLike
}

/** The events of a like. The receiver gets none from an invisible giver. */
export function eventsOfLike(
  { giverId, receiverId, newLikes }: Giving,
  { giverIsVisible, likedBack: matched, former }: LikeCircumstances,
): MemberEvent[] {
  const given = { memberId: giverId, event: { type: 'like_given' as const, memberId: receiverId, matched } }
  const isKnown = former && (former.matched || !matched)
  const again = isKnown ? { again: true as const } : {}
  const received = { type: 'like_received' as const, memberId: giverId, matched, newLikes, ...again }
  return giverIsVisible ? [given, { memberId: receiverId, event: received }] : [given]
}

export function eventsOfUnlike(
  { giverId, receiverId, newLikes }: Giving,
  { giverIsVisible }: Pick<LikeFacts, 'giverIsVisible'>,
): MemberEvent[] {
  const takenBack = { memberId: giverId, event: { type: 'like_taken_back' as const, memberId: receiverId } }
  const withdrawn = { type: 'like_withdrawn' as const, memberId: giverId, newLikes }
  return giverIsVisible ? [takenBack, { memberId: receiverId, event: withdrawn }] : [takenBack]
}
