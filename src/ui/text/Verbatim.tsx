import type { ReactNode } from 'react'

export interface VerbatimProps {
  children: ReactNode
  className?: string
}

/** A name, a code or a number of an account: it keeps its own direction, and translators leave it alone. */
export function Verbatim({ children, className }: VerbatimProps) {
  return (
    <bdi translate="no" className={className}>
      {children}
    </bdi>
  )
}
