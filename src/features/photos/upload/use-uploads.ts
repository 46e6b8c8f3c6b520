import { useSelector } from '@tanstack/react-store'
import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import { useMe } from '../../../lib/session/me.ts'
import { useOwnPhotos } from '../own-photos.ts'
import { type ChosenPhoto, uploads } from './uploads.ts'
import { useSendPhotos } from './use-send-photos.ts'

/** What is on its way, and how more is sent: as many as there is room for. */
export function useUploads() {
  const sendAll = useSendPhotos(useMe()?.id)
  const underWay = useSelector(uploads)
  const left = useOwnPhotos().room - underWay.filter(({ state }) => state !== 'failed').length
  return {
    underWay,
    /** How many more there may be, when all of it has arrived. */
    left,
    send(chosen: readonly ChosenPhoto[]): void {
      const isReplacing = chosen.some(({ replaces }) => replaces)
      const fitting = isReplacing ? chosen : chosen.slice(0, Math.max(0, left))
      if (fitting.length < chosen.length)
        toast({ text: m.photos_too_many({ count: Math.max(0, left) }), tone: 'danger' })
      sendAll(fitting)
    },
  }
}
