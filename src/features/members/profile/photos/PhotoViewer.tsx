import { useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Flag, X } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { IconButton } from '@/ui/control/IconButton.tsx'
import { useModal } from '@/ui/overlay/modal.ts'
import { m } from '~words'
import { useMemberActions } from '../../member-actions.tsx'
import { PhotoSlide } from './PhotoSlide.tsx'
import type { Profile } from './photos.ts'
import { useSlides } from './use-slides.ts'

export interface PhotoViewerProps {
  profile: Profile
  /** The photo to begin with, counted from 0. */
  start: number
  onClose: () => void
}

/** The photos one by one on the whole screen: swiped, pressed on, or with the arrow keys. */
export function PhotoViewer({ profile, start, onClose }: PhotoViewerProps) {
  const { name, photos } = profile
  const titleId = useId()
  const modal = useModal({ onClose })
  const { trackProps, current, show } = useSlides(start)
  const photo = photos[current]
  const navigate = useNavigate()
  const { askToReport, dialogs } = useMemberActions(
    { id: profile.id, name, photoId: photo?.id },
    () => void navigate({ to: '/members', replace: true }),
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    show(current + step)
  }
  return (
    <>
      <dialog {...modal} aria-labelledby={titleId} onKeyDown={onKeyDown} className={dialogClass}>
        <header className="flex items-center justify-between py-1.5 pr-2 pl-4">
          <h2 id={titleId} className="font-semibold">
            <span className="sr-only">{m.profile_photos({ name })}</span>{' '}
            <span aria-live="polite" className="tabular-nums">
              {m.profile_photo_count({ number: current + 1, total: photos.length })}
            </span>
          </h2>
          <span className="flex">
            {!profile.isOwn && !photo?.locked && (
              <IconButton label={m.reports_photo()} onClick={askToReport} className="hover:bg-secondary-hover">
                <Flag aria-hidden className="size-5" />
              </IconButton>
            )}
            <IconButton label={m.shell_close()} onClick={onClose} className="hover:bg-secondary-hover">
              <X aria-hidden className="size-5.5" />
            </IconButton>
          </span>
        </header>
        <div className="relative min-h-0 flex-1 pb-safe-3.5">
          <ul {...trackProps} className={trackClass}>
            {photos.map((photo, index) => (
              <li
                key={photo.id}
                inert={index !== current}
                className="grid size-full flex-none snap-center grid-rows-1 place-items-center"
              >
                <PhotoSlide profile={profile} index={index} />
              </li>
            ))}
          </ul>
          {current > 0 && (
            <IconButton
              raised
              label={m.profile_photo_previous()}
              onClick={() => show(current - 1)}
              className={`left-3 ${sideClass}`}
            >
              <ChevronLeft aria-hidden className="size-5.5" />
            </IconButton>
          )}
          {current < photos.length - 1 && (
            <IconButton
              raised
              label={m.profile_photo_next()}
              onClick={() => show(current + 1)}
              className={`right-3 ${sideClass}`}
            >
              <ChevronRight aria-hidden className="size-5.5" />
            </IconButton>
          )}
        </div>
      </dialog>
      {dialogs}
    </>
  )
}

const dialogClass = 'on-dark enter-3 size-full max-h-none max-w-none flex-col bg-stage text-on-stage open:flex'

const trackClass =
  'flex size-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-contain scroll-smooth ' +
  '[scrollbar-width:none] motion-reduce:scroll-auto'

const sideClass = 'absolute! top-1/2 -translate-y-1/2 text-ink'
