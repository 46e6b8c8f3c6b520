import { useRouter } from '@tanstack/react-router'
import { toast } from '@/ui/toast.ts'
import { m } from '~words'
import type { LiveEvent } from '../../lib/live/events.ts'
import { useLiveEvent } from '../../lib/live/use-live-event.ts'
import { trpc } from '../../lib/trpc.ts'
import { takeLikeEvent } from './like-cache.ts'
import { mayInterrupt } from './may-interrupt.ts'
import { showMoment } from './moments.ts'
import { nameWithLabel } from './name-with-label.ts'

type LikeReceived = Extract<LiveEvent, { type: 'like_received' }>

/** Keeps the lists of likes fresh, and tells the member at once of a like or a match. */
export function useLikeEvents(): void {
  const { likes } = trpc.useUtils()
  const router = useRouter()

  async function tell({ memberId, matched }: LikeReceived) {
    if (matched && mayInterrupt()) return showMoment({ kind: 'match', memberId })
    const card = await likes.card.fetch({ memberId }).catch(() => null)
    // Taken back meanwhile: there is nothing to tell.
    if (!card) return
    const name = nameWithLabel(card)
    const params = { id: memberId }
    toast(
      matched
        ? {
            text: m.likes_match_toast({ name }),
            action: { label: m.likes_match_view(), onSelect: () => router.navigate({ to: '/likes/m/$id', params }) },
          }
        : {
            text: m.likes_like_toast({ name }),
            action: { label: m.likes_view_profile(), onSelect: () => router.navigate({ to: '/members/$id', params }) },
          },
    )
  }

  useLiveEvent((event) => {
    takeLikeEvent(likes, event)
    if (event.type === 'like_received') void tell(event)
  })
}
