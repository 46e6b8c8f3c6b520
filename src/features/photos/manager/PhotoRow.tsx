import { ChevronDown, ChevronUp, Ellipsis, GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { IconButton } from '@/ui/control/IconButton.tsx'
import { useFocusHeir } from '@/ui/focus/use-focus-heir.ts'
import { Portrait } from '@/ui/picture/Portrait.tsx'
import { m } from '~words'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import type { OwnPhoto } from '../own-photos.ts'
import { PhotoStatus } from './PhotoStatus.tsx'
import { rowClass } from './row-class.ts'

const PhotoMenu = lazyPart(() => import('./PhotoMenu.tsx'), 'PhotoMenu', 'once-alive')

export interface PhotoRowProps {
  photo: OwnPhoto
  place: number
  count: number
  grip: { onPointerDown: (event: PointerEvent) => void }
  onMove: (to: number) => void
  onCrop: () => void
  onReplace: (files: File[]) => void
  onRemove: () => void
}

export function PhotoRow({ photo, place, count, grip, onMove, ...actions }: PhotoRowProps) {
  const row = useRef<HTMLLIElement>(null)
  useFocusHeir(row, 'own-photos')
  const [isMenuOpen, setMenuOpen] = useState(false)
  const number = place + 1
  const moveByKey = (event: KeyboardEvent) => {
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!way) return
    event.preventDefault()
    onMove(place + way)
  }
  return (
    <li ref={row} className={`${rowClass} relative motion-safe:transition-transform`}>
      <Portrait
        src={photo.card}
        colour={photo.colour}
        alt={m.photos_photo({ number })}
        width={480}
        height={600}
        eager
        className="aspect-4/5 w-[min(6.25rem,28vw)] flex-none rounded-card has-focus-visible:focus-ring"
      >
        {place === 0 && <span className={tagClass}>{m.photos_main()}</span>}
        <button
          type="button"
          aria-label={m.photos_crop_one({ number })}
          aria-haspopup="dialog"
          onClick={actions.onCrop}
          className="group absolute inset-0 flex items-end justify-center rounded-card p-1.5 outline-none! shadow-none!"
        >
          <span className={cropClass}>{m.photos_crop()}</span>
        </button>
      </Portrait>
      <div className="flex min-w-0 flex-[1_1_8rem] self-stretch flex-col pt-1">
        <PhotoStatus status={photo.status} />
        <p className="mt-1 text-sm text-ink-muted">{wordsOf(photo, place)}</p>
        <div className="mt-auto -ml-2.5 flex flex-wrap">
          <IconButton label={m.photos_up({ number })} disabled={place === 0} onClick={() => onMove(place - 1)}>
            <ChevronUp aria-hidden className="size-5.5" />
          </IconButton>
          <IconButton label={m.photos_down({ number })} disabled={number === count} onClick={() => onMove(place + 1)}>
            <ChevronDown aria-hidden className="size-5.5" />
          </IconButton>
          <IconButton label={m.photos_more({ number })} aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
            <Ellipsis aria-hidden className="size-5.5" />
          </IconButton>
        </div>
      </div>
      {count > 1 && (
        <IconButton
          {...grip}
          label={m.photos_grip({ number })}
          onKeyDown={moveByKey}
          className="touch-none cursor-grab self-center active:cursor-grabbing"
        >
          <GripVertical aria-hidden className="size-5.5 text-ink-muted" />
        </IconButton>
      )}
      {isMenuOpen && (
        <PhotoMenu
          {...actions}
          title={m.photos_photo({ number })}
          onMain={place > 0 ? () => onMove(0) : undefined}
          onClose={() => setMenuOpen(false)}
        />
      )}
    </li>
  )
}

function wordsOf({ status }: OwnPhoto, place: number): string {
  if (status === 'under_inspection') return m.photos_inspected_text()
  return place === 0 ? m.photos_main_text() : m.photos_place({ number: place + 1 })
}

const cropClass =
  'max-w-full rounded-full bg-surface px-2 py-1 text-2xs font-semibold text-ink shadow-sm group-hover:bg-sunken'
const tagClass = 'absolute top-1.5 left-1.5 rounded-full bg-secondary px-2 py-0.5 text-2xs font-bold text-on-secondary'
