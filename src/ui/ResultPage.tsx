import type { ReactNode } from 'react'
import { ScreenHeading } from './ScreenHeading.tsx'

export interface ResultPageProps {
  icon: ReactNode
  title: string
  children: ReactNode
  action: ReactNode
  /** It has taken the place of a form: the heading takes the focus that was in it. */
  takesFocus?: boolean
}

/** What something has come to, and how to go on. */
export function ResultPage({ icon, title, children, action, takesFocus }: ResultPageProps) {
  return (
    <div className="wrap flex-1 py-12 md:py-20">
      <div className="mx-auto max-w-110">
        <span className="grid size-14 place-items-center rounded-bubble-other bg-secondary-soft text-on-secondary-soft *:[svg]:size-7">
          {icon}
        </span>
        <ScreenHeading takesFocus={takesFocus} className="mt-5">
          {title}
        </ScreenHeading>
        <div className="mt-2 grid gap-3 text-ink-muted">{children}</div>
        <div className="mt-7 grid grid-cols-1 sm:flex">{action}</div>
      </div>
    </div>
  )
}
