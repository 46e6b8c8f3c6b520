import type { LiveFeature } from '../../lib/live/feature.ts'

export const spendingLimitsLive: LiveFeature = {
  cache: {
    spending_limits: (_, { queryClient, trpc }) => void queryClient.invalidateQueries(trpc.spendingLimits.pathFilter()),
  },
}
