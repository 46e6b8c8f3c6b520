import type { LiveCache, LiveFeature } from '../../lib/live/feature.ts'
import { emptyDeck, noteLiked, takeOffDeck } from './deck/deck.ts'

export const swipeLive: LiveFeature = {
  cache: {
    like_given: ({ memberId }, live) => {
      noteLiked(memberId)
      countAgain(live)
    },
    like_taken_back: (_, live) => countAgain(live),
    member_gone: ({ memberId }, live) => {
      takeOffDeck(memberId)
      countAgain(live)
    },
    reset: emptyDeck,
  },
}

function countAgain({ queryClient, trpc }: LiveCache): void {
  void queryClient.invalidateQueries(trpc.swipe.today.queryFilter())
}
