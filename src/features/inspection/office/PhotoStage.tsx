import { ImageOff, RotateCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { cx } from '@/ui/cx.ts'
import { useImageFailure } from '@/ui/picture/image-failure.ts'
import { m } from '~words'
import { isolated } from '../../../lib/words/isolated.ts'
import type { PhotoToDecide } from '../queue/decision.ts'
import { KeyCap } from './KeyCap.tsx'
import { OtherPhotos } from './OtherPhotos.tsx'

interface PhotoStageProps {
  photo: PhotoToDecide
  isLarge: boolean
  isSeen: boolean
  onZoom: () => void
  /** Called when the photo is visible. */
  onSeen: () => void
  onNext: () => void
}

/** The photo as large as it fits, or twice that to look around in, and the member's others beside it. */
export function PhotoStage({ photo, isLarge, isSeen, onZoom, onSeen, onNext }: PhotoStageProps) {
  const [attempt, setAttempt] = useState(0)
  // What the browser knows by one address it does not ask for again.
  const { failed, imageProps } = useImageFailure(attempt === 0 ? photo.full : `${photo.full}?attempt=${attempt}`)
  const frame = useRef<HTMLElement>(null)
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
        aria-busy={!isSeen && !failed}
        aria-label={m.inspection_photo_of({ name: isolated(photo.member.name) })}
        className={cx(
          'h-[min(62dvh,44rem)] min-w-0 rounded-md lg:h-[calc(100dvh-19rem)] lg:min-h-96',
          isLarge ? 'overflow-auto' : 'overflow-hidden',
        )}
      >
        {failed ? (
          <Missing onRetry={() => setAttempt(attempt + 1)} onNext={onNext} />
        ) : (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the key Z and the button beside it do the same
          <img
            key={attempt}
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

/** Where the photo would stand: nothing can be decided about it. */
function Missing({ onRetry, onNext }: { onRetry: () => void; onNext: () => void }) {
  return (
    <div role="alert" className="grid h-full content-center justify-items-center gap-3 px-1.5 py-3 text-center">
      <ImageOff aria-hidden className="size-8 text-ink-muted" />
      <p className="font-bold">{m.inspection_no_picture()}</p>
      <p className="max-w-md text-sm text-ink-muted">{m.inspection_no_picture_text()}</p>
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button variant="outline" size="md" icon={<RotateCw aria-hidden className="size-4.5" />} onClick={onRetry}>
          {m.inspection_load_again()}
        </Button>
        <Button variant="outline" size="md" aria-keyshortcuts="j" onClick={onNext}>
          {m.inspection_next()}
          <span className="hidden md:block">
            <KeyCap>J</KeyCap>
          </span>
        </Button>
      </div>
    </div>
  )
}
