import type { ReactNode } from 'react'

export interface EmptyStateProps {
  icon?: ReactNode
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** It is all there is on the page: its title is the page's. */
  alone?: boolean
}

export function EmptyState({ icon, title, children, action, alone }: EmptyStateProps) {
  const Title = alone ? 'h1' : 'h2'
  return (
    <div className="mx-auto grid max-w-md justify-items-center px-gutter py-12 text-center">
      {icon && (
        <span className="mb-4 grid size-14 place-items-center rounded-bubble-other bg-secondary-soft text-on-secondary-soft *:[svg]:size-6">
          {icon}
        </span>
      )}
      <Title className="heading-section">{title}</Title>
      {children && <p className="mt-1.5 text-ink-muted">{children}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
