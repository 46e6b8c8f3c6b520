import type { RegisteredRouter } from '@tanstack/react-router'
import { dismissToastAbout, type ToastMessage, toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import type { LiveEvent } from '../../../lib/live/events.ts'
import { markName } from '../../../lib/words/mark-name.ts'
import { nameWithLabel } from '../name-with-label.ts'

export type LikeReceived = Extract<LiveEvent, { type: 'like_received' }>

/** Likes that still hold: one that is withdrawn while its card loads is not shown. */
const holding = new Map<string, LikeReceived>()

const about = (memberId: string) => `like ${memberId}`

export async function tellOfLike(event: LikeReceived, router: RegisteredRouter): Promise<void> {
  const { memberId, matched } = event
  holding.set(memberId, event)
  const { queryClient, trpc } = router.options.context
  const card = await queryClient.fetchQuery(trpc.likes.card.queryOptions({ memberId })).catch(() => null)
  if (!card || holding.get(memberId) !== event) return
  const name = nameWithLabel({ ...card, name: markName(card.name) })
  const params = { id: memberId }
  const words: ToastMessage = matched
    ? {
        text: m.likes_match_toast({ name }),
        action: { label: m.likes_match_view(), onSelect: () => router.navigate({ to: '/likes/m/$id', params }) },
      }
    : {
        text: m.likes_like_toast({ name }),
        action: { label: m.likes_view_profile(), onSelect: () => router.navigate({ to: '/members/$id', params }) },
      }
  toast({ ...words, about: about(memberId), picture: card.photo?.thumb ?? null })
}

/** The like was withdrawn, or its giver is gone: dismisses its toast. */
export function forgetLike(memberId: string): void {
  holding.delete(memberId)
  dismissToastAbout(about(memberId))
}
