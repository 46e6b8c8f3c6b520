import { useRouter } from '@tanstack/react-router'
import { Ellipsis, Heart, Reply, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { IconButton } from '@/ui/control/IconButton.tsx'
import { useModal } from '@/ui/overlay/modal.ts'
import { Verbatim } from '@/ui/text/Verbatim.tsx'
import { m } from '~words'
import type { ActionsSheetProps } from '../actions/ActionsSheet.tsx'
import { useReact } from '../actions/use-react.ts'
import { dayWords } from '../time/day-words.ts'
import { useToday } from '../time/use-today.ts'
import { clockTime, dayHeading, dayOf } from '../time/when.ts'
import { useMember } from '../use-member.ts'
import { photoAddress } from './photo-address.ts'

export interface ChatPhotoViewerProps extends ActionsSheetProps {
  /** Asks for all that can be done with the message. */
  onActions: () => void
}

/** A photo of the conversation on the whole screen, and what can be done with its message. */
export function PhotoViewer({ entry, view, onReply, onActions, onClose }: ChatPhotoViewerProps) {
  const { mine, seq = 0, body, reaction } = entry
  const { id: meId } = useMember()
  const { conversationId, member } = view
  const titleId = useId()
  const modal = useModal({ onClose })
  const setReaction = useReact(view)
  if (!conversationId) return null
  const place = { conversationId, seq }
  const like = () => setReaction(seq, reaction === 'heart' ? null : 'heart')
  const act = () => {
    onClose()
    onActions()
  }
  const reply = () => {
    onClose()
    onReply({ seq, senderId: mine ? meId : member.id, text: body, content: { kind: 'photo' } })
  }
  return (
    <dialog {...modal} aria-labelledby={titleId} className={dialogClass}>
      <header className="flex items-center gap-2 p-1.5">
        <IconButton label={m.shell_close()} onClick={onClose} className="hover:bg-secondary-hover">
          <X aria-hidden className="size-5.5" />
        </IconButton>
        <h2 id={titleId} className="min-w-0 flex-1 truncate font-semibold">
          {mine ? m.chat_you() : <Verbatim>{member.name}</Verbatim>}
          <SentAt at={entry.at} />
        </h2>
        <IconButton label={m.chat_actions()} onClick={act} className="hover:bg-secondary-hover">
          <Ellipsis aria-hidden className="size-5.5" />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 touch-pinch-zoom overflow-auto">
        <img
          src={photoAddress(place, 'full')}
          alt={mine ? m.chat_photo_own() : m.chat_photo_of({ name: member.name })}
          style={{ backgroundImage: `url("${photoAddress(place, 'small')}")` }}
          className="size-full bg-contain bg-center bg-no-repeat object-contain"
        />
      </div>
      <footer className="mx-auto grid w-full max-w-md gap-2.5 px-4 pt-3 pb-safe-3.5">
        <div className="flex gap-2.5 *:flex-1">
          {!mine && (
            <Button variant="outline" onClick={like} aria-pressed={reaction === 'heart'}>
              <Heart aria-hidden className="size-5" fill={reaction === 'heart' ? 'currentColor' : 'none'} />
              {m.chat_photo_like()}
            </Button>
          )}
          <Button variant="outline" onClick={reply}>
            <Reply aria-hidden className="size-5" />
            {m.chat_reply()}
          </Button>
        </div>
        <p className="text-center text-sm">{m.chat_photo_private()}</p>
      </footer>
    </dialog>
  )
}

function SentAt({ at }: { at: string }) {
  const today = useToday()
  const { locale } = useRouter().options.context
  return (
    <time dateTime={at} className="block text-sm font-normal">
      {today && `${dayHeading(dayOf(at), today, locale, dayWords())}, ${clockTime(at, locale)}`}
    </time>
  )
}

const dialogClass = 'on-dark enter-3 size-full max-h-none max-w-none flex-col bg-stage text-on-stage open:flex'
