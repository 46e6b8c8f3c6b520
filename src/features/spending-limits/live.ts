import type { LiveCache, LiveFeature } from '../../lib/live/feature.ts'

export const spendingLimitsLive: LiveFeature = {
  cache: {
    spending_limits: (_, live) => askAgain(live),
    // The limits include the amount spent, which an order changes.
    order_changed: (_, live) => askAgain(live),
  },
}

const askAgain = ({ queryClient, trpc }: LiveCache) =>
  void queryClient.invalidateQueries(trpc.spendingLimits.pathFilter())
