import { useSelector } from '@tanstack/react-store'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '@/ui/control/IconButton.tsx'
import { Meter } from '@/ui/Meter.tsx'
import { m } from '~words'
import type { LogEntry } from '../log/entries.ts'
import { localPhotos } from './local-photos.ts'
import { showKept } from './outgoing.ts'

export interface OutgoingPhotoProps {
  entry: LogEntry
  onDiscard: () => void
}

/** Over a photo that is on its way: how much of it has left, and what calls it off. */
export function OutgoingPhoto({ entry, onDiscard }: OutgoingPhotoProps) {
  const { clientId, state } = entry
  const sent = useSelector(localPhotos, (photos) => photos[clientId]?.sent ?? 0)
  // After a reload it lies in the browser alone.
  useEffect(() => void showKept(clientId), [clientId])
  if (state === 'failed' || state === 'refused') return null
  return (
    <div className="absolute inset-0 grid place-items-center bg-stage/35">
      <IconButton raised label={m.chat_photo_call_off()} onClick={onDiscard} className="text-ink">
        <X aria-hidden className="size-5.5" />
      </IconButton>
      <Meter
        label={m.chat_sending()}
        value={sent}
        max={1}
        tone="primary"
        className="absolute inset-x-3 bottom-3 w-[calc(100%-1.5rem)]!"
      />
    </div>
  )
}
