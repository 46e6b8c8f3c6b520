import { Link } from '@tanstack/react-router'
import { Gauge } from 'lucide-react'
import { cx } from '@/ui/cx.ts'
import { m } from '~words'

/** To what a member lets themselves spend. */
export const LimitLink = ({ className }: { className?: string }) => (
  <Link to="/credits/limit" className={cx('inline-flex min-h-touch items-center gap-2 text-link', className)}>
    <Gauge aria-hidden className="size-5 flex-none" />
    {m.packages_limit()}
  </Link>
)
