import { type ReactNode, useId } from 'react'

export interface SectionProps {
  title: ReactNode
  /** Beside the title. */
  action?: ReactNode
  children: ReactNode
}

export function Section({ title, action, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-touch flex-wrap items-center justify-between gap-x-3">
        <h2 id={id} className="heading-section">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
