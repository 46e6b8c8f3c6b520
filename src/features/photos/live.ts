import type { LiveFeature } from '../../lib/live/feature.ts'

export const photosLive: LiveFeature = {
  cache: {
    photos: (_, { queryClient, trpc, myId }) => {
      // An answer from before a change that is on its way would undo it on the screen.
      const isChanging = queryClient.isMutating({ mutationKey: trpc.photos.pathKey() }) > 0
      const refetchType = isChanging ? 'none' : 'active'
      void queryClient.invalidateQueries({ ...trpc.photos.pathFilter(), refetchType })
      void queryClient.invalidateQueries(trpc.members.get.queryFilter({ id: myId }))
    },
  },
}
