import type { LiveFeature } from '../../lib/live/feature.ts'

export const savedSearchesLive: LiveFeature = {
  cache: {
    saved_searches: (_, { queryClient, trpc }) => void queryClient.invalidateQueries(trpc.savedSearches.pathFilter()),
    // Who has gone is not counted any more.
    member_gone: (_, { queryClient, trpc }) => void queryClient.invalidateQueries(trpc.savedSearches.pathFilter()),
  },
}
