import type { LiveFeature } from '../../lib/live/feature.ts'

export const photosLive: LiveFeature = {
  cache: {
    photos: (_, { queryClient, trpc, myId }) => {
      void queryClient.invalidateQueries(trpc.photos.pathFilter())
      void queryClient.invalidateQueries(trpc.members.get.queryFilter({ id: myId }))
    },
  },
}
