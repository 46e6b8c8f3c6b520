import { m } from '~words'
import { conflict, limited, missing, unauthenticated } from '../../core/refusal.ts'
import { waitInWords } from '../../core/values/wait.ts'

export const memberNotFound = missing('member_not_found', () => m.refusal_member_not_found())
export const searchLoginRequired = unauthenticated('search_login_required', () => m.refusal_search_login_required())
/** `retryAfter` in seconds. */
export const membersSeenEnough = limited('members_seen_enough', ({ retryAfter }: { retryAfter: number }) =>
  m.refusal_members_seen_enough({ wait: waitInWords(retryAfter) }),
)
/** A search for nearby members needs the searcher's town. */
export const searchTownRequired = conflict('search_town_required', () => m.refusal_search_town_required())
