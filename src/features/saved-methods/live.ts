import type { LiveCache, LiveFeature } from '../../lib/live/feature.ts'

export const savedMethodsLive: LiveFeature = {
  cache: {
    saved_methods: (_, live) => askAgain(live),
    // Which order the next tap makes.
    order_changed: (_, live) => askAgain(live),
  },
}

const askAgain = ({ queryClient, trpc }: LiveCache) =>
  void queryClient.invalidateQueries(trpc.savedMethods.pathFilter())
