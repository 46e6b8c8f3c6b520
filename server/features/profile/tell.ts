import type { Db } from '../../../db/client.ts'
import { listOnlookers } from '../../../db/queries/acquaintances.ts'
import type { ProfilePatch } from '../../../db/queries/members/own-profile.ts'
import type { SignedIn } from '../../core/sessions.ts'
import type { MemberEvent } from '../live/change-and-tell.ts'

/** What stands on cards, in lists and in the member's own frame. */
const onCards: ReadonlySet<string> = new Set(['name', 'country', 'region', 'city'] satisfies (keyof ProfilePatch)[])

/** Who is told what of a change: the member's own screens, and everybody for whom they are there and who may see it. */
export async function toldOf(db: Db, me: SignedIn, changed: ProfilePatch): Promise<MemberEvent[]> {
  const onCard = Object.keys(changed).some((name) => onCards.has(name))
  const own: MemberEvent[] = [{ memberId: me.id, event: { type: 'own_profile' } }]
  if (onCard) own.push({ memberId: me.id, event: { type: 'account' } })
  const onlookers = await listOnlookers(db, me)
  const event = { type: 'profile_changed' as const, memberId: me.id, onCard }
  return [...own, ...onlookers.map((memberId): MemberEvent => ({ memberId, event }))]
}
