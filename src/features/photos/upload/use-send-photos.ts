import { useQueryClient } from '@tanstack/react-query'
import { leaveWhenLoggedOut } from '../../../lib/session/session-end.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { askAgain } from '../ask-again.ts'
import { addUploads, type ChosenPhoto } from './uploads.ts'

/** Sends photos of the member of this id. A page that was opened for a visitor stays a visitor's. */
export function useSendPhotos(memberId: string | undefined): (chosen: readonly ChosenPhoto[]) => void {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return (chosen) => {
    if (!memberId) return
    const ownFace = trpc.session.me.queryFilter(undefined, { predicate: ({ state }) => state.data !== null })
    addUploads(chosen, {
      memberId,
      arrived: () => Promise.all([askAgain({ queryClient, trpc }), queryClient.invalidateQueries(ownFace)]),
      refused: (error) => leaveWhenLoggedOut(error, { queryClient, trpc }),
    })
  }
}
