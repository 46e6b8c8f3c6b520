import type { Tx } from '../../../db/client.ts'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import {
  findOwnProfile,
  type OwnProfileRow,
  type ProfilePatch,
  patchProfile,
} from '../../../db/queries/members/own-profile.ts'
import { isCountryCode } from '../../../db/reference/countries/codes.ts'
import { placesIn } from '../../../db/reference/places.ts'
import type { MemberContext } from '../../core/context.ts'
import { changeAndTell } from '../live/change-and-tell.ts'
import { nameLimit } from './limits.ts'
import { present } from './own.ts'
import { type ChangeFacts, decideChange, type WantedProfile } from './rules/change.ts'
import { toldOf } from './tell.ts'

/** Changes only the fields given; doing it twice has the same result. Throws what `decideChange` throws. */
export async function change(ctx: MemberContext, wanted: WantedProfile): Promise<void> {
  const facts = await factsFor(ctx, wanted)
  let isNameCounted = false
  await patch(ctx, async (known) => {
    const decided = decideChange(wanted, known, facts)
    if (decided.name !== undefined && !isNameCounted) {
      await ctx.limits.take(nameLimit, ctx)
      isNameCounted = true
    }
    return decided
  })
}

/** Writes what `decide` makes of the member's profile and publishes it. Does nothing if nothing changes. */
export async function patch(
  ctx: MemberContext,
  decide: (known: OwnProfileRow) => Promise<ProfilePatch>,
): Promise<void> {
  const { me } = ctx
  await changeAndTell(ctx, async (tx: Tx) => {
    const held = await lockMembers(tx, [me.id])
    const decided = await decide(present(await findOwnProfile(tx, me.id)))
    if (Object.keys(decided).length === 0) return { result: undefined, gapFor: [me.id] }
    await patchProfile(tx, held, me.id, decided)
    return { result: undefined, events: await toldOf(tx, me, decided) }
  })
}

async function factsFor({ site }: MemberContext, { area }: WantedProfile): Promise<ChangeFacts> {
  const places = area?.city && isCountryCode(area.country) ? await placesIn(area.country) : null
  return { settings: site.settings, places }
}
