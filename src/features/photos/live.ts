import type { LiveFeature } from '../../lib/live/feature.ts'

export const photosLive: LiveFeature = {
  cache: {
    photos: (_, { utils, myId }) => {
      void utils.photos.invalidate()
      void utils.members.get.invalidate({ id: myId })
    },
  },
}
