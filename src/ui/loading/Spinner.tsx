import { LoaderCircle } from 'lucide-react'
import { cx } from '../cx.ts'

/** A turning ring. It says nothing to a screen reader: whoever shows it sets `aria-busy` or a label nearby. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cx('size-5.5 animate-spin', className)} />
}
