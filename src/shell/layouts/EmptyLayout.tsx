import type { ReactNode } from 'react'
import { contentId } from './SkipLink.tsx'

export function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <main id={contentId} tabIndex={-1} className="flex min-h-dvh flex-col outline-none!">
      {children}
    </main>
  )
}
