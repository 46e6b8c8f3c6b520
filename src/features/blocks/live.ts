import type { LiveFeature } from '../../lib/live/feature.ts'

export const blocksLive: LiveFeature = {
  cache: {
    member_gone: (_, { utils }) => void utils.blocks.invalidate(),
  },
}
