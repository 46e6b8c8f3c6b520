import type { Context } from '../../core/context.ts'
import { membersSeenEnough } from './refusals.ts'
import { shownToVisitors } from './rules.ts'

/**
 * Counts the members that an answer shows to a visitor, each once for their network: who asks in other words, or many
 * times at once, sees nobody more (product §6.4). Throws `members_seen_enough`, and then nobody is shown.
 */
export function countShown({ me, site, network, limits }: Context, members: readonly { id: string }[]): void {
  if (me) return
  const ids = members.map(({ id }) => id)
  const retryAfter = limits.takeNew(shownToVisitors(site.settings.loggedOutMembers), `${site.id} ${network}`, ids)
  if (retryAfter !== undefined) throw membersSeenEnough({ retryAfter })
}
