import { lazy, Suspense } from 'react'
import { useMe } from '../shell/use-shell.ts'
import { useMoment } from './moments.ts'
import { useTimedLike } from './use-timed-like.ts'

const MomentDialog = lazy(() => import('./MomentDialog.tsx').then(({ MomentDialog }) => ({ default: MomentDialog })))

/** Likes and matches that are shown large, on any page. Stands once, in the frame. */
export function LikeMoments() {
  return useMe() && <MemberMoments />
}

function MemberMoments() {
  useTimedLike()
  const moment = useMoment()
  return (
    moment && (
      <Suspense fallback={null}>
        <MomentDialog key={`${moment.kind} ${moment.memberId}`} moment={moment} />
      </Suspense>
    )
  )
}
