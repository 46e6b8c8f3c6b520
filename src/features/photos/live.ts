import type { LiveFeature } from '../../lib/live/feature.ts'
import { askAgain } from './ask-again.ts'

export const photosLive: LiveFeature = {
  cache: {
    // How many one may have.
    premium: (_, { queryClient, trpc }) => void askAgain({ queryClient, trpc }),
    photos: (_, { queryClient, trpc, myId }) => {
      void askAgain({ queryClient, trpc })
      void queryClient.invalidateQueries(trpc.members.get.queryFilter({ id: myId }))
    },
  },
}
