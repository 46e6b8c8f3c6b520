import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { ScreenHeading } from './ScreenHeading.tsx'

const tones = {
  info: 'bg-secondary-soft text-on-secondary-soft',
  success: 'bg-success-soft text-on-success-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
}

export interface StateHeadProps {
  tone: keyof typeof tones
  icon: ReactNode
  id?: string
  title: string
  /** What happened, and what it means for the reader. */
  text: ReactNode
  /** It has taken the place of a form: the heading takes the focus that was in it. */
  takesFocus?: boolean
  className?: string
}

/** A status in an icon and words, centred; read out when it changes. */
export function StateHead({ tone, icon, id, title, text, takesFocus, className }: StateHeadProps) {
  return (
    <div role="status" className={cx('grid justify-items-center text-center', className)}>
      <span className={cx('grid size-18 place-items-center rounded-bubble-other *:[svg]:size-8', tones[tone])}>
        {icon}
      </span>
      <ScreenHeading id={id} takesFocus={takesFocus} className="mt-5">
        {title}
      </ScreenHeading>
      <div className="mt-2 grid gap-2 text-balance wrap-anywhere text-ink-muted">{text}</div>
    </div>
  )
}
