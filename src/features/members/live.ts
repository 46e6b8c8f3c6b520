import type { LiveCache, LiveFeature } from '../../lib/live/feature.ts'

export const membersLive: LiveFeature = {
  cache: {
    member_gone: (_, { queryClient, trpc }) => void queryClient.invalidateQueries(trpc.members.pathFilter()),
    // What the member may see of others hangs on their own account.
    account: (_, { queryClient, trpc }) => void queryClient.invalidateQueries(trpc.members.pathFilter()),
    // The interests that one shares stand on others' profiles.
    own_profile: (_, { queryClient, trpc }) => void queryClient.invalidateQueries(trpc.members.get.queryFilter()),
    profile_changed: (event, live) => {
      profileHasChanged(event, live)
      if (event.onCard) searchHasChanged(live)
    },
    like_received: profileHasChanged,
    like_withdrawn: profileHasChanged,
    like_given: profileShowsIt,
    like_taken_back: profileShowsIt,
    like_seen: profileShowsIt,
    // From the first message on the profile leads to the conversation.
    message: ({ message, otherId }, { queryClient, trpc }) => {
      if (message.seq === 1) void queryClient.invalidateQueries(trpc.members.get.queryFilter({ id: otherId }))
    },
  },
}

function profileHasChanged({ memberId }: { memberId: string }, { queryClient, trpc }: LiveCache): void {
  void queryClient.invalidateQueries(trpc.members.get.queryFilter({ id: memberId }))
}

/** The member's own doing, which the page shows by itself. */
function profileShowsIt({ memberId }: { memberId: string }, { queryClient, trpc }: LiveCache): void {
  void queryClient.invalidateQueries({ ...trpc.members.get.queryFilter({ id: memberId }), refetchType: 'none' })
}

/** A search that is open stays as it is. */
function searchHasChanged({ queryClient, trpc }: LiveCache): void {
  void queryClient.invalidateQueries({ ...trpc.members.search.pathFilter(), refetchType: 'none' })
}
