import { Ban, Check, Clock } from 'lucide-react'
import { cx } from '@/ui/cx.ts'
import { Portrait } from '@/ui/picture/Portrait.tsx'
import { m } from '~words'
import type { Inspected } from '../queue/decision.ts'

const looks = {
  active: { Icon: Check, className: 'bg-success-soft text-on-success-soft', words: m.inspection_status_active },
  under_inspection: {
    ...{ Icon: Clock, className: 'bg-warning-soft text-on-warning-soft' },
    words: m.inspection_status_under_inspection,
  },
  removed: { Icon: Ban, className: 'bg-danger-soft text-on-danger-soft', words: m.inspection_status_removed },
}

/** What else the member has, with what became of it. */
export function OtherPhotos({ photos }: { photos: Inspected['others'] }) {
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
        {photos.map(({ id, status, colour, thumb }, n) => {
          const { Icon, className, words } = looks[status]
          return (
            <li key={id} className="w-24 flex-none overflow-hidden rounded-md lg:w-full">
              <Portrait
                src={thumb}
                colour={colour}
                alt={m.inspection_other({ number: n + 1, status: words() })}
                width={480}
                height={600}
                className={cx('aspect-4/5', status === 'removed' && 'opacity-45 grayscale')}
              />
              <span aria-hidden className={cx('flex items-center gap-1.5 px-2 py-1 text-xs font-semibold', className)}>
                <Icon className="size-4 flex-none" />
                {words()}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
