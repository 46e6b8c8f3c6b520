import { LoaderCircle } from 'lucide-react'
import { cx } from '../cx.ts'

/** A turning ring. Screen readers ignore it: the parent sets `aria-busy` or a label nearby. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cx('size-5.5 animate-spin', className)} />
}
