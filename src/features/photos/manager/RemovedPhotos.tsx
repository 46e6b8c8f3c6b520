import { useRouter } from '@tanstack/react-router'
import { MessageCircle, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { useFocusHeir } from '@/ui/focus/use-focus-heir.ts'
import { Portrait } from '@/ui/picture/Portrait.tsx'
import { m } from '~words'
import { dateWords } from '../../../../db/reference/days.ts'
import { RemovalStatement } from '../../inspection/RemovalStatement.tsx'
import { type StatementOfReasons, useStatements } from '../../inspection/use-statements.ts'
import { type OwnPhoto, useOwnPhotoChanges } from '../own-photos.ts'
import { PhotoStatus } from './PhotoStatus.tsx'
import { rowClass } from './row-class.ts'

/** What the inspection has refused, of conversations as well: nobody else sees it, and it takes no place. */
export function RemovedPhotos({ photos }: { photos: OwnPhoto[] }) {
  const statements = useStatements()
  const ofConversations = statements.filter(({ sentAt }) => sentAt !== null)
  if (photos.length + ofConversations.length === 0) return null
  return (
    <ul aria-label={m.photos_refused()} className="mt-3 grid gap-3">
      {photos.map((photo) => (
        <RemovedPhoto key={photo.id} photo={photo} statement={statements.find(({ photoId }) => photoId === photo.id)} />
      ))}
      {ofConversations.map((statement) => (
        <SentPhoto key={statement.id} statement={statement} />
      ))}
    </ul>
  )
}

/** One that was sent in a conversation is shown to nobody any more: by when that was. */
function SentPhoto({ statement }: { statement: StatementOfReasons }) {
  const { locale } = useRouter().options.context
  return (
    <li className={rowClass}>
      <span className="grid aspect-4/5 w-[min(6.25rem,28vw)] flex-none place-items-center rounded-card bg-sunken">
        <MessageCircle aria-hidden className="size-6 text-ink-muted" />
      </span>
      <div className="flex min-w-0 flex-[1_1_8rem] self-stretch flex-col items-start py-1">
        <PhotoStatus status="removed" />
        <p className="mt-1 mb-2 text-sm text-ink-muted">
          {statement.sentAt && m.inspection_sent({ date: dateWords(statement.sentAt, locale, 'UTC') })}
        </p>
        <RemovalStatement statement={statement} />
      </div>
    </li>
  )
}

interface RemovedPhotoProps {
  photo: OwnPhoto
  statement: StatementOfReasons | undefined
}

function RemovedPhoto({ photo: { id, status, card, colour }, statement }: RemovedPhotoProps) {
  const place = useRef<HTMLLIElement>(null)
  useFocusHeir(place, 'own-photos')
  const { remove } = useOwnPhotoChanges()
  return (
    <li ref={place} className={rowClass}>
      <Portrait
        src={card}
        colour={colour}
        alt={m.photos_refused_photo()}
        width={480}
        height={600}
        className="aspect-4/5 w-[min(6.25rem,28vw)] flex-none rounded-card opacity-45 grayscale"
      />
      <div className="flex min-w-0 flex-[1_1_8rem] self-stretch flex-col items-start py-1">
        <PhotoStatus status={status} />
        <p className="mt-1 text-sm text-ink-muted">{m.photos_refused_text()}</p>
        {statement && <RemovalStatement statement={statement} />}
        <Button
          variant="outline"
          size="md"
          icon={<Trash2 aria-hidden className="size-4.5" />}
          onClick={() => remove(id)}
          className="mt-3"
        >
          {m.photos_remove()}
        </Button>
      </div>
    </li>
  )
}
