import type { AnyEvent } from '../../lib/live/events.ts'
import type { RouterContext } from '../../router.tsx'

type MemberQueries = Pick<RouterContext['utils'], 'members' | 'blocks'>

/** Takes an event into what is shown, or kept, of other members. */
export function takeMemberEvent({ members, blocks }: MemberQueries, event: AnyEvent): void {
  switch (event.type) {
    case 'member_gone':
      void members.invalidate()
      void blocks.invalidate()
      return
    // What the member may see of others hangs on their own account.
    case 'account':
      void members.invalidate()
      return
    case 'like_received':
    case 'like_withdrawn':
      void members.get.invalidate({ id: event.memberId })
      return
    // The member's own doing, which the page shows by itself.
    case 'like_given':
    case 'like_taken_back':
    case 'like_seen':
      void members.get.invalidate({ id: event.memberId }, { refetchType: 'none' })
      return
    // From the first message on the profile leads to the conversation.
    case 'message':
      if (event.message.seq === 1) void members.get.invalidate({ id: event.otherId })
  }
}
