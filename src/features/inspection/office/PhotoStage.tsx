import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { cx } from '@/ui/cx.ts'
import { useImageFailure } from '@/ui/picture/image-failure.ts'
import { m } from '~words'
import { isolated } from '../../../lib/words/isolated.ts'
import type { Inspected } from '../queue/decision.ts'
import { KeyCap } from './KeyCap.tsx'
import { OtherPhotos } from './OtherPhotos.tsx'

interface PhotoStageProps {
  photo: Inspected
  isLarge: boolean
  isSeen: boolean
  onZoom: () => void
  /** It stands there, or cannot be had. */
  onSeen: () => void
}

/** The photo as large as it fits, or twice that to look around in, and the member's others beside it. */
export function PhotoStage({ photo, isLarge, isSeen, onZoom, onSeen }: PhotoStageProps) {
  const { failed, imageProps } = useImageFailure(photo.full)
  const frame = useRef<HTMLElement>(null)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    if (failed) seen()
  }, [failed])
  useEffect(() => {
    const { current } = frame
    if (!current || !isLarge) return
    current.scrollTo((current.scrollWidth - current.clientWidth) / 2, (current.scrollHeight - current.clientHeight) / 2)
  }, [isLarge])
  return (
    <section className="grid grid-cols-1 gap-4 rounded-lg bg-sunken p-3 md:p-5 lg:grid-cols-[minmax(0,1fr)_7rem]">
      <section
        ref={frame}
        tabIndex={isLarge ? 0 : -1}
        aria-busy={!isSeen}
        aria-label={m.inspection_photo_of({ name: isolated(photo.member.name) })}
        className={cx(
          'h-[min(62dvh,44rem)] min-w-0 rounded-md lg:h-[calc(100dvh-19rem)] lg:min-h-96',
          isLarge ? 'overflow-auto' : 'overflow-hidden',
        )}
      >
        {failed ? (
          <p className="grid h-full place-items-center text-ink-muted">{m.inspection_no_picture()}</p>
        ) : (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the key Z and the button beside it do the same
          <img
            key={photo.id}
            {...imageProps}
            alt={m.inspection_photo_of({ name: isolated(photo.member.name) })}
            onLoad={onSeen}
            onClick={onZoom}
            style={{ backgroundColor: photo.colour }}
            className={cx(
              'mx-auto rounded-md',
              isLarge
                ? 'w-[200%] max-w-none cursor-zoom-out'
                : 'h-full w-full cursor-zoom-in object-contain bg-transparent!',
            )}
          />
        )}
      </section>
      <div className="flex min-w-0 flex-col gap-3">
        <OtherPhotos photos={photo.others} />
        <Button variant="outline" size="md" aria-pressed={isLarge} aria-keyshortcuts="z" onClick={onZoom}>
          {m.inspection_zoom()}
          <KeyCap>Z</KeyCap>
        </Button>
      </div>
    </section>
  )
}
