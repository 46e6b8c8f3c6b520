import { lazy, Suspense } from 'react'
import { useMessageToasts } from '../chat/news/use-message-toasts.ts'
import { useMemberEvents } from '../members/use-member-events.ts'
import { useMe } from '../shell/use-shell.ts'
import { useMoment } from './moments.ts'
import { useLikeEvents } from './use-like-events.ts'
import { useTimedLike } from './use-timed-like.ts'

const MomentDialog = lazy(() => import('./MomentDialog.tsx').then(({ MomentDialog }) => ({ default: MomentDialog })))

/** All that others bring to a member on any page: pop-ups and moments. Stands once, in the frame. */
export function LikeMoments() {
  return useMe() && <MemberMoments />
}

function MemberMoments() {
  useLikeEvents()
  useMemberEvents()
  useTimedLike()
  useMessageToasts()
  const moment = useMoment()
  return (
    moment && (
      <Suspense fallback={null}>
        <MomentDialog key={`${moment.kind} ${moment.memberId}`} moment={moment} />
      </Suspense>
    )
  )
}
