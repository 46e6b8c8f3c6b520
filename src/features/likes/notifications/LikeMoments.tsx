import { useTimedLike } from '../button/use-timed-like.ts'
import { NotificationDialog } from './NotificationDialog.tsx'
import type { LikeNotification } from './notifications.ts'

export interface LikeMomentsProps {
  /** Until a like is to be shown by itself. */
  seconds: number | undefined
  notification: LikeNotification | undefined
}

export function LikeMoments({ seconds, notification }: LikeMomentsProps) {
  useTimedLike(seconds)
  if (!notification) return null
  return <NotificationDialog key={`${notification.kind} ${notification.memberId}`} notification={notification} />
}
