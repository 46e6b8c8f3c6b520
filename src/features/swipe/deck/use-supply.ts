import { useEffect, useState } from 'react'
import type { RouterContext } from '../../../lib/router-context.ts'
import { trpc } from '../../../lib/trpc.ts'
import { addToDeck, currentDeck, type SwipeFilters, useDeck, wantsCards } from './deck.ts'

/** Fetches cards where the deck wants some. */
async function supplyDeck({ swipe }: Pick<RouterContext['utils'], 'swipe'>, filters: SwipeFilters): Promise<void> {
  if (wantsCards(currentDeck(), filters)) addToDeck(filters, await swipe.cards.fetch(filters, { staleTime: 0 }))
}

export interface Supply {
  /** Why no cards came; they are tried for again when it is asked for. */
  failure: unknown
  retry: () => void
}

/** Keeps the deck supplied. */
export function useSupply(filters: SwipeFilters): Supply {
  const utils = trpc.useUtils()
  const deck = useDeck()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    if (!failure && wantsCards(deck, filters)) supplyDeck(utils, filters).catch(setFailure)
  }, [deck, failure, utils, filters])
  return { failure, retry: () => setFailure(undefined) }
}
