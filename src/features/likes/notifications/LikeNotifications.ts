import { useMatches, useRouterState } from '@tanstack/react-router'
import { useAskFor } from '../../../lib/notices/asked.ts'
import { layoutOf } from '../../../lib/notices/layout.ts'
import { useMe } from '../../../lib/session/me.ts'
import { delayIn } from '../button/timed-like.ts'
import { useTimedLike } from '../button/use-timed-like.ts'
import { useNotification } from './notifications.ts'

/** Asks for the likes and matches that are to be shown large. */
export function LikeNotifications() {
  const seconds = useRouterState({ select: ({ location }) => delayIn(location.search) })
  const isRoom = useMatches({ select: (matches) => layoutOf(matches) === 'default' })
  const isMember = useMe() !== null
  useTimedLike(isMember && isRoom ? seconds : undefined)
  const kind = useNotification()?.kind
  useAskFor('match', kind === 'match')
  useAskFor('like', kind === 'like')
  return null
}
