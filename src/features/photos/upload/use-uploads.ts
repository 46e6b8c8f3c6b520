import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import { useMe } from '../../../lib/session/me.ts'
import { leaveWhenLoggedOut } from '../../../lib/session/session-end.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { askAgain } from '../ask-again.ts'
import { useOwnPhotos } from '../own-photos.ts'
import { addUploads, type Chosen, uploads } from './uploads.ts'

/** What is on its way, and how more is sent: as many as there is room for. */
export function useUploads() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const me = useMe()
  const underWay = useSelector(uploads)
  const left = useOwnPhotos().room - underWay.filter(({ state }) => state !== 'failed').length
  return {
    underWay,
    /** How many more there may be, when all of it has arrived. */
    left,
    send(chosen: readonly Chosen[]): void {
      if (!me) return
      const isReplacing = chosen.some(({ replaces }) => replaces)
      const fitting = isReplacing ? chosen : chosen.slice(0, Math.max(0, left))
      if (fitting.length < chosen.length)
        toast({ text: m.photos_too_many({ count: Math.max(0, left) }), tone: 'danger' })
      addUploads(fitting, {
        memberId: me.id,
        arrived: () =>
          Promise.all([askAgain({ queryClient, trpc }), queryClient.invalidateQueries(trpc.session.me.queryFilter())]),
        refused: (error) => leaveWhenLoggedOut(error, { queryClient, trpc }),
      })
    },
  }
}
