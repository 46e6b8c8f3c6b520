import { m } from '~words'
import type { PhotoToDecide } from '../queue/decision.ts'
import { PhotoWithStatus } from './PhotoWithStatus.tsx'

/** What else the member has, with what became of it. */
export function OtherPhotos({ photos }: { photos: PhotoToDecide['others'] }) {
  return (
    <div className="min-w-0 lg:min-h-0 lg:flex-1">
      <h2 className="text-sm font-semibold text-ink-muted">
        {photos.length > 0 ? m.inspection_others() : m.inspection_no_others()}
      </h2>
      {/* What scrolls is reached by the keyboard. */}
      <ul
        tabIndex={photos.length > 0 ? 0 : undefined}
        aria-label={m.inspection_others()}
        className="mt-2 flex gap-2.5 overflow-x-auto lg:max-h-[calc(100dvh-26rem)] lg:flex-col lg:overflow-y-auto"
      >
        {photos.map((photo, n) => (
          <li key={photo.id} className="w-24 flex-none lg:w-full">
            <PhotoWithStatus photo={photo} alt={(status) => m.inspection_other({ number: n + 1, status })} />
          </li>
        ))}
      </ul>
    </div>
  )
}
