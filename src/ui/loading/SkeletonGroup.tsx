import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

/** Says once that something loads, however many shapes it holds. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
