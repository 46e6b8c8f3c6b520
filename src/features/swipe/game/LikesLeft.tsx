import { Heart } from 'lucide-react'
import { memo } from 'react'
import { cx } from '@/ui/cx.ts'
import { m } from '~words'
import { swipeLikesADay } from '../../../../server/features/swipe/rules/likes.ts'

/** A heart for each like of the day, full for those that are left, and the same in words. */
export const LikesLeft = memo(function LikesLeft({ count, className }: { count: number; className?: string }) {
  return (
    <p className={cx('flex flex-wrap items-center justify-center gap-2.5 text-[0.9375rem] font-semibold', className)}>
      <Hearts count={count} />
      {m.swipe_left({ count, limit: swipeLikesADay })}
    </p>
  )
})

export function Hearts({ count }: { count: number }) {
  return (
    <span aria-hidden className="flex gap-0.75">
      {Array.from({ length: swipeLikesADay }, (_, n) => (
        <Heart
          key={n.toString()}
          className={cx('size-4.5', n < count ? 'fill-current text-primary-ink' : 'text-control')}
        />
      ))}
    </span>
  )
}
