import type { ReactNode } from 'react'

export interface EmptyStateProps {
  icon?: ReactNode
  title: ReactNode
  /** One sentence. */
  children?: ReactNode
  /** One button. */
  action?: ReactNode
}

/** What a screen says when there is nothing on it yet. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center px-gutter py-12 text-center">
      {icon && (
        <span className="mb-4 grid size-14 place-items-center rounded-bubble-other bg-secondary-soft text-on-secondary-soft *:[svg]:size-6">
          {icon}
        </span>
      )}
      <h2 className="heading-section">{title}</h2>
      {children && <p className="mt-1.5 text-ink-muted">{children}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
