import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTRPC } from '../../../lib/trpc.ts'
import { LikeDialog } from './LikeDialog.tsx'
import { MatchDialog } from './MatchDialog.tsx'
import { closeNotification, type LikeNotification, useNotification } from './notifications.ts'

/** The like or match whose turn it is. */
export function NotificationDialog() {
  const notification = useNotification()
  return notification && <Shown key={`${notification.kind} ${notification.memberId}`} {...notification} />
}

/** Opens when the card of the other one is there; a like that was taken back meanwhile shows nothing. */
function Shown({ kind, memberId }: LikeNotification) {
  const trpc = useTRPC()
  const { data: card, isError } = useQuery(trpc.likes.card.queryOptions({ memberId }))
  useEffect(() => {
    if (isError) closeNotification()
  }, [isError])
  if (!card || isError) return null
  const Shown = kind === 'match' ? MatchDialog : LikeDialog
  return <Shown other={card} onClose={closeNotification} />
}
