import { useRouter } from '@tanstack/react-router'
import { useLiveEvent } from '../../lib/live/use-live-event.ts'
import { trpc } from '../../lib/trpc.ts'
import { takeLikeEvent } from './like-cache.ts'
import { mayInterrupt } from './may-interrupt.ts'
import { showMoment } from './moments.ts'

/** Where the line is lost before it has come, nothing is told: the lists say it too. */
const withToasts = (tell: (toasts: typeof import('./like-toast.ts')) => unknown) =>
  void import('./like-toast.ts').then(tell, () => {})

export function useLikeEvents(): void {
  const { likes } = trpc.useUtils()
  const router = useRouter()

  useLiveEvent((event) => {
    takeLikeEvent(likes, event)
    switch (event.type) {
      case 'like_received':
        if (event.matched && mayInterrupt()) showMoment({ kind: 'match', memberId: event.memberId })
        else withToasts(({ tellOfLike }) => tellOfLike(event, router))
        return
      case 'like_withdrawn':
      case 'member_gone':
        withToasts(({ forgetLike }) => forgetLike(event.memberId))
    }
  })
}
