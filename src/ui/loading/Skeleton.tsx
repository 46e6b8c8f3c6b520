import { cx } from '../cx.ts'

/** Wrap a screen full of them in `SkeletonGroup`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('block animate-pulse bg-sunken', className ?? 'h-4 w-full rounded-sm')} />
}
