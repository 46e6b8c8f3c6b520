import { lockMembers } from '../../../db/queries/locks/members.ts'
import { findOwnProfile, patchProfile } from '../../../db/queries/members/own-profile.ts'
import type { MemberContext } from '../../core/context.ts'
import { changeAndTell } from '../live/change-and-tell.ts'
import { present } from './own.ts'

export interface Publicity {
  shownToVisitors?: boolean
  foundBySearchEngines?: boolean
}

/** Who sees the profile beyond members (product §5.7); what is not named stays. Other members see no difference. */
export async function setPublicity(ctx: MemberContext, wanted: Publicity): Promise<void> {
  const { me } = ctx
  await changeAndTell(ctx, async (tx) => {
    const held = await lockMembers(tx, [me.id])
    const known = present(await findOwnProfile(tx, me.id))
    const { shownToVisitors: isShown, foundBySearchEngines: isFound } = wanted
    const hiddenSince = known.hiddenFromVisitorsSince ?? ctx.now()
    const allowedAt = known.searchEnginesAllowedAt ?? ctx.now()
    await patchProfile(tx, held, me.id, {
      hiddenFromVisitorsSince: isShown === undefined ? known.hiddenFromVisitorsSince : isShown ? null : hiddenSince,
      searchEnginesAllowedAt: isFound === undefined ? known.searchEnginesAllowedAt : isFound ? allowedAt : null,
    })
    return { result: undefined, events: [{ memberId: me.id, event: { type: 'own_profile' } }] }
  })
}
