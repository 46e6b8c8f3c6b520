import type { Db } from '../../../db/client.ts'
import { listOnlookers } from '../../../db/queries/acquaintances.ts'
import type { ProfilePatch } from '../../../db/queries/members/own-profile.ts'
import type { SignedIn } from '../../core/sessions.ts'
import type { MemberEvent } from '../live/change-and-tell.ts'

/** The fields that cards, lists and the member's own frame show. */
const onCards: ReadonlySet<string> = new Set(['name', 'country', 'region', 'city'] satisfies (keyof ProfilePatch)[])

/** The events of a change: for the member's own screens, and for everybody who can see the member. */
export async function toldOf(db: Db, me: SignedIn, changed: ProfilePatch): Promise<MemberEvent[]> {
  const onCard = Object.keys(changed).some((name) => onCards.has(name))
  const own: MemberEvent[] = [{ memberId: me.id, event: { type: 'own_profile' } }]
  if (onCard) own.push({ memberId: me.id, event: { type: 'account' } })
  const onlookers = await listOnlookers(db, me)
  const event = { type: 'profile_changed' as const, memberId: me.id, onCard }
  return [...own, ...onlookers.map((memberId): MemberEvent => ({ memberId, event }))]
}
