import type { LiveFeature } from '../../lib/live/feature.ts'

export const ordersLive: LiveFeature = {
  cache: {
    // What is owed is taken by a purchase, and comes by what a bank takes back of one.
    order_changed: ({ orderId }, { queryClient, trpc }) => {
      void queryClient.invalidateQueries(trpc.orders.get.queryFilter({ orderId }))
      void queryClient.invalidateQueries(trpc.orders.owed.queryFilter())
    },
    // It says which photos are locked, and whether conversations can be begun.
    premium: (_, { queryClient, trpc }) => {
      for (const shown of [trpc.members, trpc.chat]) void queryClient.invalidateQueries(shown.pathFilter())
    },
  },
}
