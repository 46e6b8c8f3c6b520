import type { LiveCache, LiveFeature } from '../../lib/live/feature.ts'

export const withdrawalsLive: LiveFeature = {
  cache: {
    order_changed: (_, live) => askAgain(live),
    // What was spent is not unused any more.
    wallet: (_, live) => askAgain(live),
    // Another purchase has ended, or a new one has been added.
    premium: (_, live) => askAgain(live),
  },
}

const askAgain = ({ queryClient, trpc }: LiveCache) => void queryClient.invalidateQueries(trpc.withdrawals.pathFilter())
