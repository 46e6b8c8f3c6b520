import { lazy, Suspense } from 'react'
import { useMe } from '../../../lib/session/me.ts'
import { useTimedLike } from '../button/use-timed-like.ts'
import { useNotification } from './notifications.ts'

const NotificationDialog = lazy(() =>
  import('./NotificationDialog.tsx').then(({ NotificationDialog }) => ({ default: NotificationDialog })),
)

/** Likes and matches that are shown large, on any page. Stands once, in the frame. */
export function LikeNotifications() {
  return useMe() && <MemberNotifications />
}

function MemberNotifications() {
  useTimedLike()
  const notification = useNotification()
  return (
    notification && (
      <Suspense fallback={null}>
        <NotificationDialog key={`${notification.kind} ${notification.memberId}`} notification={notification} />
      </Suspense>
    )
  )
}
