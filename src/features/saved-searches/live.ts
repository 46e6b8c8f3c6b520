import type { LiveFeature } from '../../lib/live/feature.ts'

export const savedSearchesLive: LiveFeature = {
  cache: {
    saved_searches: (_, { utils }) => void utils.savedSearches.invalidate(),
    // Who has gone is not counted any more.
    member_gone: (_, { utils }) => void utils.savedSearches.invalidate(),
  },
}
