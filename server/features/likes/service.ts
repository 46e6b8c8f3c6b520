import type { Tx } from '../../../db/client.ts'
import * as queries from '../../../db/queries/likes/like.ts'
import { type HeldMembers, lockMembers } from '../../../db/queries/locks/members.ts'
import { findTotals } from '../../../db/queries/totals.ts'
import type { MemberContext } from '../../core/context.ts'
import { type CommittedChange, changeAndTell, signalGap } from '../live/change-and-tell.ts'
import { memberNotFound } from '../members/refusals.ts'
import { checkMayLike, eventsOfLike, eventsOfUnlike, type LikeOutcome, outcomeOf } from './rules.ts'

/** Doing it again changes nothing. Two who like each other at the same moment are matched once. */
export async function like(ctx: MemberContext, memberId: string): Promise<LikeOutcome> {
  const { me } = ctx
  checkMayLike(me, memberId)
  return changeAndTell(ctx, async (tx) => giveLike(ctx, tx, await lockMembers(tx, [me.id, memberId]), memberId))
}

/** The same within a change that holds both and has looked whether the member may like. */
export async function giveLike(
  { me, now }: Pick<MemberContext, 'me' | 'now'>,
  tx: Tx,
  held: HeldMembers,
  memberId: string,
): Promise<CommittedChange<LikeOutcome>> {
  const facts = await queries.findLikeFacts(tx, held, me, memberId)
  if (!facts) throw memberNotFound()
  if (facts.liked) return { result: outcomeOf(facts), gapFor: [me.id, memberId] }

  const former = await queries.insertLike(tx, held, { fromId: me.id, toId: memberId, createdAt: now() })
  const { newLikes } = (await findTotals(tx, held, [memberId], 'newLikes'))(memberId)
  return {
    result: outcomeOf(facts),
    events: eventsOfLike({ giverId: me.id, receiverId: memberId, newLikes }, { ...facts, former }),
  }
}

/** Takes a like back, also from somebody who is no longer there; without a like nothing happens. */
export async function unlike(ctx: MemberContext, memberId: string): Promise<void> {
  const { me } = ctx
  await changeAndTell(ctx, async (tx) => takeLikeBack(ctx, tx, await lockMembers(tx, [me.id, memberId]), memberId))
}

/** The same within a change that holds both. */
export async function takeLikeBack(
  { me, now }: Pick<MemberContext, 'me' | 'now'>,
  tx: Tx,
  held: HeldMembers,
  memberId: string,
): Promise<CommittedChange<void>> {
  const withdrawn = await queries.deleteLike(tx, held, { fromId: me.id, toId: memberId, takenBackAt: now() })
  if (!withdrawn) return { result: undefined, gapFor: [me.id, memberId] }

  const { newLikes } = (await findTotals(tx, held, [memberId], 'newLikes'))(memberId)
  return {
    result: undefined,
    events: eventsOfUnlike({ giverId: me.id, receiverId: memberId, newLikes }, withdrawn),
  }
}

/** For who has opened a profile: a like from there is no longer new (product §7.2). */
export async function markSeen(ctx: MemberContext, memberId: string): Promise<void> {
  const { me } = ctx
  // Nearly every profile is opened without a new like: that costs one statement and holds nobody.
  if (!(await queries.isNewLike(ctx.db, memberId, me.id))) return signalGap(ctx, [me.id])
  await changeAndTell(ctx, async (tx) => {
    const held = await lockMembers(tx, [me.id])
    const wasNew = await queries.setLikeSeen(tx, held, { fromId: memberId, toId: me.id, seenAt: ctx.now() })
    if (!wasNew) return { result: undefined, gapFor: [me.id] }

    const { newLikes } = (await findTotals(tx, held, [me.id], 'newLikes'))(me.id)
    return { result: undefined, events: [{ memberId: me.id, event: { type: 'like_seen', memberId, newLikes } }] }
  })
}
