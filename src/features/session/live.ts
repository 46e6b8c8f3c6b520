import type { LiveFeature } from '../../lib/live/feature.ts'
import { type Numbering, numberedQueries } from '../../lib/live/numbered.ts'
import type { Me } from '../../lib/session/me.ts'

/** The member's own frame: of any event, the totals that it carries. */
export const meNumbering: Numbering<Me> = {
  seqOf: ({ eventSeq }) => eventSeq,
  withSeq: (me, eventSeq) => ({ ...me, eventSeq }),
  on: {
    account: () => 'stale',
    photos: () => 'stale',
    premium: () => 'stale',
    wallet: ({ balance, freeMessages }, me) => ({ ...me, credits: balance, freeMessages }),
  },
  onOther: (event, me) => ({
    ...me,
    unreadTotal: 'unreadTotal' in event ? event.unreadTotal : me.unreadTotal,
    newLikes: 'newLikes' in event ? event.newLikes : me.newLikes,
  }),
}

export const sessionLive: LiveFeature = {
  numbered: [numberedQueries(({ session }) => [session.me.pathKey()], meNumbering)],
  cache: {
    account: (_, { queryClient, trpc }) => void queryClient.invalidateQueries(trpc.confirmation.state.queryFilter()),
  },
}
