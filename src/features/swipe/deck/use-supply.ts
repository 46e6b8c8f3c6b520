import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { QueryContext } from '../../../lib/router-context.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { addToDeck, currentDeck, type SwipeFilters, useDeck, wantsCards } from './deck.ts'

/** Fetches cards where the deck wants some. */
async function supplyDeck({ queryClient, trpc }: QueryContext, filters: SwipeFilters): Promise<void> {
  if (!wantsCards(currentDeck(), filters)) return
  addToDeck(filters, await queryClient.fetchQuery(trpc.swipe.cards.queryOptions(filters, { staleTime: 0 })))
}

export interface Supply {
  /** Why no cards came; they are tried for again when it is asked for. */
  failure: unknown
  retry: () => void
}

/** Keeps the deck supplied. */
export function useSupply(filters: SwipeFilters): Supply {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const deck = useDeck()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    if (!failure && wantsCards(deck, filters)) supplyDeck({ queryClient, trpc }, filters).catch(setFailure)
  }, [deck, failure, queryClient, trpc, filters])
  return { failure, retry: () => setFailure(undefined) }
}
