import { Ban, Check, Clock } from 'lucide-react'
import { cx } from '@/ui/cx.ts'
import { m } from '~words'
import type { OwnPhoto } from '../own-photos.ts'

const looks = {
  active: { Icon: Check, className: 'text-success', words: m.photos_active },
  under_inspection: { Icon: Clock, className: 'text-ink-muted', words: m.photos_inspected },
  removed: { Icon: Ban, className: 'text-danger', words: m.photos_refused },
}

export function PhotoStatus({ status }: Pick<OwnPhoto, 'status'>) {
  const { Icon, className, words } = looks[status]
  return (
    <p className={cx('flex items-center gap-2 font-bold', className)}>
      <Icon aria-hidden className="size-4.5" />
      {words()}
    </p>
  )
}
