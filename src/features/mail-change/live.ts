import type { LiveFeature } from '../../lib/live/feature.ts'

export const mailChangeLive: LiveFeature = {
  cache: {
    account: (_, { queryClient, trpc }) => void queryClient.invalidateQueries(trpc.mailChange.state.queryFilter()),
  },
}
