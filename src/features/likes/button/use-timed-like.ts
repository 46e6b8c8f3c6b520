import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDropParameter } from '../../../lib/navigation/use-drop-parameter.ts'
import { whenFree } from '../../../lib/notices/busy.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { showNotification } from '../notifications/notifications.ts'

/** Milliseconds from the like that is shown to the lists that are loaded again (product §7.3). */
const untilReload = 500

/**
 * With `?t=5` in the address of any page: after so many seconds, and when nobody is busy, the newest like that has not been
 * shown large yet is, and the parameter goes. A member without such a like sees nothing.
 */
export function useTimedLike(seconds: number | undefined): void {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { mutateAsync: showNext } = useMutation(trpc.likes.showNext.mutationOptions())
  const dropDelay = useDropParameter('t')

  useEffect(() => {
    if (seconds === undefined) return
    const left = new AbortController()
    const show = async () => {
      await whenFree(left.signal)
      const card = await showNext().catch(() => null)
      if (card) {
        queryClient.setQueryData(trpc.likes.card.queryKey({ memberId: card.id }), card)
        showNotification({ kind: 'like', memberId: card.id })
        setTimeout(() => void queryClient.invalidateQueries(trpc.likes.pathFilter()), untilReload)
      }
      await dropDelay()
    }
    const timer = setTimeout(show, seconds * 1000)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [queryClient, trpc, showNext, dropDelay, seconds])
}
