import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMe } from '../../../lib/session/me.ts'
import { useTRPC } from '../../../lib/trpc.ts'

/** For the profile that is open: a like from there is no longer new, also one that comes while it is open. */
export function useLikeSeen(memberId: string): void {
  const trpc = useTRPC()
  const newLikes = useMe()?.newLikes ?? 0
  const { mutate } = useMutation(trpc.likes.markSeen.mutationOptions())
  useEffect(() => {
    if (newLikes > 0) mutate({ memberId })
  }, [mutate, memberId, newLikes])
}
