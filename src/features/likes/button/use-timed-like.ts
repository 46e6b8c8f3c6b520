import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTRPC } from '../../../lib/trpc.ts'
import { showNotification } from '../notifications/notifications.ts'

/** Milliseconds from the like that is shown to the lists that are loaded again (product §7.3). */
const untilReload = 500

/**
 * With `?t=5` in the address of any page: after so many seconds the newest like that has not been shown large yet is, and the
 * parameter goes. A member without such a like sees nothing.
 */
export function useTimedLike(seconds: number | undefined): void {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { mutateAsync: showNext } = useMutation(trpc.likes.showNext.mutationOptions())
  const router = useRouter()

  useEffect(() => {
    if (seconds === undefined) return
    const show = async () => {
      const card = await showNext().catch(() => null)
      if (card) {
        queryClient.setQueryData(trpc.likes.card.queryKey({ memberId: card.id }), card)
        showNotification({ kind: 'like', memberId: card.id })
        setTimeout(() => void queryClient.invalidateQueries(trpc.likes.pathFilter()), untilReload)
      }
      await router.navigate({ to: '.', search: withoutDelay, hash: true, replace: true, resetScroll: false })
    }
    const timer = setTimeout(show, seconds * 1000)
    return () => clearTimeout(timer)
  }, [queryClient, trpc, showNext, router, seconds])
}

function withoutDelay({ t: _, ...rest }: Record<string, unknown>) {
  return rest
}
