import { setInvisible as setInvisibleSince } from '../../../db/queries/accounts.ts'
import { listOnlookers } from '../../../db/queries/acquaintances.ts'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import { findOwnProfile } from '../../../db/queries/members/own-profile.ts'
import type { MemberContext } from '../../core/context.ts'
import { changeAndTell, type MemberEvent } from '../live/change-and-tell.ts'
import { invisibleLimit } from './limits.ts'
import { present } from './own.ts'

/**
 * Product §5.3. The screens of everybody who knows the member reload: the member vanishes or returns, with their likes
 * and in the counts.
 */
export async function setInvisible(ctx: MemberContext, invisible: boolean): Promise<void> {
  const { me } = ctx
  await changeAndTell(ctx, async (tx) => {
    const held = await lockMembers(tx, [me.id])
    const { isInvisible } = present(await findOwnProfile(tx, me.id))
    if (isInvisible === invisible) return { result: undefined, gapFor: [me.id] }
    await ctx.limits.take(invisibleLimit, ctx)
    const onlookersBefore = await listOnlookers(tx, me)
    await setInvisibleSince(tx, held, me.id, invisible ? ctx.now() : null)
    const onlookers = invisible ? onlookersBefore : await listOnlookers(tx, me)
    const own = (['own_profile', 'account'] as const).map((type): MemberEvent => ({ memberId: me.id, event: { type } }))
    const theirs = onlookers.map((memberId): MemberEvent => ({ memberId, event: { type: 'reset' } }))
    return { result: undefined, events: [...own, ...theirs] }
  })
}
