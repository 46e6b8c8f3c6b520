import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { showNotification } from '../notifications/notifications.ts'
import { delayIn } from './timed-like.ts'

/**
 * With `?t=5` in the address of any page: after 5 seconds the newest like that the member has not seen is shown, and
 * the parameter goes. A member without such a like sees nothing.
 */
export function useTimedLike(): void {
  const { likes } = trpc.useUtils()
  const router = useRouter()
  const seconds = useRouterState({ select: ({ location }) => delayIn(location.search) })

  useEffect(() => {
    if (seconds === undefined) return
    const show = async () => {
      const card = await likes.newest.fetch(undefined, { staleTime: 0 }).catch(() => null)
      if (card) {
        likes.card.setData({ memberId: card.id }, card)
        showNotification({ kind: 'like', memberId: card.id })
      }
      await router.navigate({ to: '.', search: withoutDelay, hash: true, replace: true, resetScroll: false })
    }
    const timer = setTimeout(show, seconds * 1000)
    return () => clearTimeout(timer)
  }, [likes, router, seconds])
}

function withoutDelay({ t: _, ...rest }: Record<string, unknown>) {
  return rest
}
