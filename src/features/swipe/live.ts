import type { LiveCache, LiveFeature } from '../../lib/live/feature.ts'
import { emptyDeck, takeOffDeck } from './deck/deck.ts'

export const swipeLive: LiveFeature = {
  cache: {
    like_given: ({ memberId }, live) => isOut(memberId, live),
    like_taken_back: (_, live) => countAgain(live),
    member_gone: ({ memberId }, live) => isOut(memberId, live),
    reset: emptyDeck,
  },
}

/** Liked on another screen or in a block: no card of theirs is shown any more. */
function isOut(memberId: string, live: LiveCache): void {
  takeOffDeck(memberId)
  countAgain(live)
}

function countAgain({ queryClient, trpc }: LiveCache): void {
  void queryClient.invalidateQueries(trpc.swipe.today.queryFilter())
}
