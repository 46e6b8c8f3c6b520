import { Ban, Check, Clock } from 'lucide-react'
import { cx } from '@/ui/cx.ts'
import { Portrait } from '@/ui/picture/Portrait.tsx'
import { m } from '~words'
import type { PhotoToDecide } from '../queue/decision.ts'

const looks = {
  active: { Icon: Check, className: 'bg-success-soft text-on-success-soft', words: m.inspection_status_active },
  under_inspection: {
    ...{ Icon: Clock, className: 'bg-warning-soft text-on-warning-soft' },
    words: m.inspection_status_under_inspection,
  },
  removed: { Icon: Ban, className: 'bg-danger-soft text-on-danger-soft', words: m.inspection_status_removed },
}

interface PhotoWithStatusProps {
  photo: PhotoToDecide['others'][number]
  alt: (status: string) => string
}

/** A photo of a member's profile, with what became of it. */
export function PhotoWithStatus({ photo: { status, colour, thumb }, alt }: PhotoWithStatusProps) {
  const { Icon, className, words } = looks[status]
  return (
    <div className="overflow-hidden rounded-md">
      <Portrait
        src={thumb}
        colour={colour}
        alt={alt(words())}
        width={480}
        height={600}
        className={cx('aspect-4/5', status === 'removed' && 'opacity-45 grayscale')}
      />
      <span aria-hidden className={cx('flex items-center gap-1.5 px-2 py-1 text-xs font-semibold', className)}>
        <Icon className="size-4 flex-none" />
        {words()}
      </span>
    </div>
  )
}
