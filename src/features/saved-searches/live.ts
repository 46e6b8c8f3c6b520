import type { LiveFeature } from '../../lib/live/feature.ts'

export const savedSearchesLive: LiveFeature = {
  cache: {
    saved_searches: (_, { utils }) => void utils.savedSearches.invalidate(),
  },
}
