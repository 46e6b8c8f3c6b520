import { Link } from '@tanstack/react-router'
import { Gauge } from 'lucide-react'
import { cx } from '@/ui/cx.ts'
import { m } from '~words'
import { limitWords } from './limit-words.ts'
import type { BlockingLimit } from './own-limit.ts'

export interface LimitLinkProps {
  /** Where they are in hand: the first that is set is named. */
  limits?: readonly BlockingLimit[]
  className?: string
}

/** To what a member lets themselves spend. */
export const LimitLink = ({ limits = [], className }: LimitLinkProps) => (
  <Link to="/credits/limit" className={cx('inline-flex min-h-touch items-center gap-2 text-link', className)}>
    <Gauge aria-hidden className="size-5 flex-none" />
    <span className="min-w-0">{limits.map(limitWords).find((words) => words !== null) ?? m.packages_limit()}</span>
  </Link>
)
