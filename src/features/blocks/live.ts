import type { LiveFeature } from '../../lib/live/feature.ts'

export const blocksLive: LiveFeature = {
  cache: {
    member_gone: (_, { queryClient, trpc }) => void queryClient.invalidateQueries(trpc.blocks.pathFilter()),
  },
}
