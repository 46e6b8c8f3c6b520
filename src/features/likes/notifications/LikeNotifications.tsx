import { useHydrated, useRouterState } from '@tanstack/react-router'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import { useMe } from '../../../lib/session/me.ts'
import { delayIn } from '../button/timed-like.ts'
import { useNotification } from './notifications.ts'

const LikeMoments = lazyPart(() => import('./LikeMoments.tsx'), 'LikeMoments')

/** Likes and matches that are shown large, on any page. Stands once, in the frame. */
export function LikeNotifications() {
  return useMe() && <MemberNotifications />
}

function MemberNotifications() {
  const seconds = useRouterState({ select: ({ location }) => delayIn(location.search) })
  const notification = useNotification()
  // The server would wait for the piece in vain.
  const isAlive = useHydrated()
  if (!isAlive || (seconds === undefined && !notification)) return null
  return <LikeMoments seconds={seconds} notification={notification} />
}
