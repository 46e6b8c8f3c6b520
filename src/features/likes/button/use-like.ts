import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { toast } from '@/ui/overlay/toast.ts'
import { errorWords } from '../../../lib/refusal-words.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { showNotification } from '../notifications/notifications.ts'
import { likeScope, noteOwnLike, useOwnLike } from './own-likes.ts'

/** Milliseconds in which a second press belongs to the first: a double tap likes and does not take back. */
const doubleTap = 500

/** The member's like for somebody: shown at once, put back with a reason when the server says no. */
export function useLike(memberId: string, loaded: boolean): { liked: boolean; toggle: (pressedAt: number) => void } {
  const trpc = useTRPC()
  const liked = useOwnLike(memberId, loaded)
  const lastPress = useRef(Number.NEGATIVE_INFINITY)
  const like = useMutation(
    trpc.likes.like.mutationOptions({
      ...optimistic(true, memberId),
      onSuccess: (outcome) => {
        if (outcome === 'matched') showNotification({ kind: 'match', memberId })
      },
    }),
  )
  const unlike = useMutation(trpc.likes.unlike.mutationOptions(optimistic(false, memberId)))

  const toggle = (pressedAt: number) => {
    const isSecondTap = pressedAt - lastPress.current < doubleTap
    lastPress.current = pressedAt
    if (isSecondTap) return
    if (liked) unlike.mutate({ memberId })
    else like.mutate({ memberId })
  }
  return { liked, toggle }
}

function optimistic(liked: boolean, memberId: string) {
  return {
    // One after the other: taken back on another screen, a like that is still on its way would come last.
    scope: { id: likeScope(memberId) },
    onMutate: () => ({ before: noteOwnLike(memberId, liked) }),
    onError: (error: unknown, _: unknown, context?: { before: boolean | undefined }) => {
      noteOwnLike(memberId, context?.before)
      toast({ text: errorWords(error), tone: 'danger' })
    },
  }
}
