import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { m } from '~words'
import { errorWords } from '../../../lib/refusal-words.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { addToDeck, emptyDeck, type SwipeFilters } from '../deck/deck.ts'
import { inOrder } from '../deck/use-swipe.ts'

/** Every result of the search was swiped: offers a wider search, and passed members again. */
export function NobodyLeft({ filters }: { filters: SwipeFilters }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState('')
  const forget = useMutation(
    trpc.swipe.forgetPasses.mutationOptions({
      // After pending likes: the search no longer finds the member who was liked last.
      scope: inOrder,
      onSuccess: async () => {
        const found = await queryClient.fetchQuery(trpc.swipe.cards.queryOptions(filters, { staleTime: 0 }))
        if (found.length === 0) return setOutcome(m.swipe_nobody_still())
        emptyDeck()
        addToDeck(filters, found)
      },
      onError: (error) => setOutcome(errorWords(error)),
    }),
  )
  return (
    <EmptyState
      icon={<UsersRound aria-hidden />}
      title={m.swipe_nobody_title()}
      action={
        <div className="grid gap-3">
          <Link to="/members" className={buttonClass()}>
            {m.swipe_nobody_search()}
          </Link>
          <Button variant="outline" busy={forget.isPending} onClick={() => forget.mutate()}>
            {m.swipe_nobody_again()}
          </Button>
          <p role="status" className="text-sm text-ink-muted empty:hidden">
            {outcome}
          </p>
        </div>
      }
    >
      {m.swipe_nobody_text()}
    </EmptyState>
  )
}
