import type { LiveFeature } from '../../lib/live/feature.ts'

export const mailChangeLive: LiveFeature = {
  cache: {
    account: (_, { utils }) => void utils.mailChange.state.invalidate(),
  },
}
