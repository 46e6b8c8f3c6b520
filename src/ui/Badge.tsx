import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type BadgeTone = 'primary' | 'premium' | 'quiet' | 'success' | 'warning' | 'danger'

const tones: Record<BadgeTone, string> = {
  primary: 'bg-primary-soft text-on-primary-soft',
  premium: 'bg-premium text-on-premium',
  quiet: 'bg-secondary-soft text-on-secondary-soft',
  success: 'bg-success-soft text-on-success-soft',
  warning: 'bg-warning-soft text-on-warning-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
}

/** At most two of them together. */
export function Badge({ tone, icon, children }: { tone: BadgeTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex h-6.5 items-center gap-1.25 rounded-full px-2.5 text-2xs font-bold tracking-label whitespace-nowrap',
        '*:[svg]:size-3.5 *:[svg]:stroke-[2.2]',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
