import type { LiveCache, LiveFeature } from '../../lib/live/feature.ts'

/** All that moves credits tells the wallet, and what becomes of orders and people their own events. */
export const transactionsLive: LiveFeature = {
  cache: {
    wallet: (_, live) => askAgain(live),
    order_changed: (_, live) => askAgain(live),
    member_gone: (_, live) => askAgain(live),
  },
}

const askAgain = ({ queryClient, trpc }: LiveCache) =>
  void queryClient.invalidateQueries(trpc.transactions.pathFilter())
