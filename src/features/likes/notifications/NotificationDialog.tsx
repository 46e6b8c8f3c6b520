import { useEffect } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { LikeDialog } from './LikeDialog.tsx'
import { MatchDialog } from './MatchDialog.tsx'
import { closeNotification, type LikeNotification } from './notifications.ts'

/** Opens when the card of the other one is there; a like that was taken back meanwhile shows nothing. */
export function NotificationDialog({ notification: { kind, memberId } }: { notification: LikeNotification }) {
  const { data: card, isError } = trpc.likes.card.useQuery({ memberId })
  useEffect(() => {
    if (isError) closeNotification()
  }, [isError])
  if (!card || isError) return null
  const Shown = kind === 'match' ? MatchDialog : LikeDialog
  return <Shown other={card} onClose={closeNotification} />
}
