import { useSelector } from '@tanstack/react-store'
import { cx } from '@/ui/cx.ts'
import { Portrait } from '@/ui/picture/Portrait.tsx'
import { m } from '~words'
import type { MessageContent } from '../../../../server/features/chat/views.ts'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import { isolated } from '../../../lib/words/isolated.ts'
import type { LogEntry } from '../log/entries.ts'
import { localPhotos } from './local-photos.ts'
import type { OutgoingPhotoProps } from './OutgoingPhoto.tsx'
import { photoAddress } from './photo-address.ts'

// Asked for at once: when it is needed there may be no line to ask by.
const OutgoingPhoto = lazyPart<'OutgoingPhoto', OutgoingPhotoProps>(
  () => import('./later.ts'),
  'OutgoingPhoto',
  'once-alive',
)

export interface PhotoBubbleProps {
  id: string
  entry: LogEntry
  conversationId: string | null
  content: Extract<MessageContent, { kind: 'photo' }>
  /** Who sent it, in a sentence; null for one's own. */
  from: string | null
  className: string
  onDiscard: () => void
}

/** A photo in the log, small; its place is there before its file. Of one that is not shown, why. */
export function PhotoBubble({ id, entry, conversationId, content, from, className, onDiscard }: PhotoBubbleProps) {
  const { clientId, seq } = entry
  const local = useSelector(localPhotos, (photos) => photos[clientId])
  const { look, status } = content
  if (!look) {
    return (
      <p id={id} className={cx('px-3.5 py-2.5 text-ink-muted italic inset-ring inset-ring-line', className)}>
        {status === 'removed' ? m.chat_photo_removed() : m.chat_photo_reported()}
      </p>
    )
  }
  return (
    <figure id={id} className={cx('relative size-full overflow-hidden', className)}>
      <Portrait
        src={seq && conversationId ? photoAddress({ conversationId, seq }, 'small') : local?.url}
        alt={from === null ? m.chat_photo_own() : m.chat_photo_of({ name: isolated(from) })}
        {...look}
        standIn={local?.url}
        className="size-full"
      />
      {seq === undefined && <OutgoingPhoto {...{ entry, onDiscard }} />}
    </figure>
  )
}
