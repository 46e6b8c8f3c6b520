import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dismissToastAbout, toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import { errorWords } from '../../../lib/refusal-words.ts'
import { browsersZone } from '../../../lib/session/browsers-zone.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { markName } from '../../../lib/words/mark-name.ts'
import { noteOwnLike } from '../../likes/button/own-likes.ts'
import { showNotification } from '../../likes/notifications/notifications.ts'
import { currentDeck, type DeckCard, type DeckChoice, layBack, layBackRefused, takeTop } from './deck.ts'
import type { ShownToday } from './use-today.ts'

/** One after the other, in the order in which they were done: an undo never comes before its swipe, nor what is asked after it. */
export const inOrder = { id: 'swipe' }

/** What is said of an undo is over with the next swipe. */
const undoing = 'swipe undo'

export interface Swiping {
  /** Swipes the top card, at a moment as events say it; undefined when there is none. What the server refuses lies there again. */
  swipe: (choice: DeckChoice, at: number) => DeckCard | undefined
  /** Brings the last one back; undefined when there is nothing to undo. */
  undo: () => DeckCard | undefined
}

export function useSwipe(): Swiping {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const zone = browsersZone()
  const count = (change: (before: ShownToday) => ShownToday) =>
    queryClient.setQueryData(trpc.swipe.today.queryKey(zone), (before) => (before ? change(before) : undefined))

  const like = useMutation(
    trpc.swipe.like.mutationOptions({
      scope: inOrder,
      onSuccess: (outcome, { memberId }) => {
        noteOwnLike(memberId, true)
        if (outcome === 'matched') showNotification({ kind: 'match', memberId })
      },
      onSettled: () => queryClient.invalidateQueries(trpc.swipe.today.queryFilter()),
    }),
  )
  const pass = useMutation(trpc.swipe.pass.mutationOptions({ scope: inOrder }))
  const undoLast = useMutation(
    trpc.swipe.undo.mutationOptions({
      scope: inOrder,
      onSuccess: (_, { memberId }) => noteOwnLike(memberId, undefined),
      onError: (error) => toast({ text: errorWords(error), tone: 'danger' }),
      onSettled: () => queryClient.invalidateQueries(trpc.swipe.today.queryFilter()),
    }),
  )

  const swipe = (choice: DeckChoice, at: number) => {
    const card = takeTop(choice, at)
    if (!card) return
    const memberId = card.id
    dismissToastAbout(undoing)
    const onError = (error: unknown) => {
      layBackRefused(card)
      toast({ text: errorWords(error), tone: 'danger' })
    }
    if (choice === 'pass') pass.mutateAsync({ memberId }).catch(onError)
    else {
      count((before) => withLike(before, card))
      like.mutateAsync({ memberId, ...zone }).catch(onError)
    }
    return card
  }

  const undo = () => {
    const { last } = currentDeck()
    if (!last) return
    layBack(last.card)
    undoLast.mutate({ memberId: last.card.id })
    if (last.choice === 'like') {
      count((before) => ({ ...before, liked: before.liked.filter(({ id }) => id !== last.card.id) }))
      toast({ text: m.swipe_undone_like({ name: markName(last.card.name) }), about: undoing })
    }
    return last.card
  }

  return { swipe, undo }
}

function withLike({ likesLeft, countedIds, liked, ...rest }: ShownToday, card: DeckCard): ShownToday {
  const isCounted = countedIds.includes(card.id)
  return {
    ...rest,
    likesLeft: isCounted ? likesLeft : Math.max(0, likesLeft - 1),
    countedIds: isCounted ? countedIds : [...countedIds, card.id],
    liked: [card, ...liked],
  }
}
