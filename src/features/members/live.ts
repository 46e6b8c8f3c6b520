import type { LiveCache, LiveFeature } from '../../lib/live/feature.ts'

export const membersLive: LiveFeature = {
  cache: {
    member_gone: (_, { utils }) => void utils.members.invalidate(),
    // What the member may see of others hangs on their own account.
    account: (_, { utils }) => void utils.members.invalidate(),
    // The interests that one shares stand on others' profiles.
    own_profile: (_, { utils }) => void utils.members.get.invalidate(),
    profile_changed: (event, live) => {
      profileHasChanged(event, live)
      // A search that is open stays as it is.
      if (event.onCard) void live.utils.members.search.invalidate(undefined, { refetchType: 'none' })
    },
    like_received: profileHasChanged,
    like_withdrawn: profileHasChanged,
    like_given: profileShowsIt,
    like_taken_back: profileShowsIt,
    like_seen: profileShowsIt,
    // From the first message on the profile leads to the conversation.
    message: ({ message, otherId }, { utils }) => {
      if (message.seq === 1) void utils.members.get.invalidate({ id: otherId })
    },
  },
}

function profileHasChanged({ memberId }: { memberId: string }, { utils }: LiveCache): void {
  void utils.members.get.invalidate({ id: memberId })
}

/** The member's own doing, which the page shows by itself. */
function profileShowsIt({ memberId }: { memberId: string }, { utils }: LiveCache): void {
  void utils.members.get.invalidate({ id: memberId }, { refetchType: 'none' })
}
