import { useEffect } from 'react'
import { useMe } from '../../../lib/session/me.ts'
import { trpc } from '../../../lib/trpc.ts'

/** For the profile that is open: a like from there is no longer new, also one that comes while it is open. */
export function useLikeSeen(memberId: string): void {
  const newLikes = useMe()?.newLikes ?? 0
  const { mutate } = trpc.likes.markSeen.useMutation()
  useEffect(() => {
    if (newLikes > 0) mutate({ memberId })
  }, [mutate, memberId, newLikes])
}
