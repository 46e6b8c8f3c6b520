import type { ReactNode } from 'react'
import { ErrorBoundary } from '@/ui/region/Region.tsx'
import { BottomNav } from '../bar/BottomNav.tsx'
import { TopBar } from '../bar/TopBar.tsx'
import type { Shell } from '../shell.ts'
import { contentId, SkipLink } from './SkipLink.tsx'

export interface ChatLayoutProps {
  shell: Shell
  /** A conversation is open: on phones it has the whole screen. */
  inConversation?: boolean
  children: ReactNode
}

/** Fills the screen and never scrolls itself; what is inside does. */
export function ChatLayout({ shell, inConversation, children }: ChatLayoutProps) {
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <SkipLink />
      <ErrorBoundary>
        <TopBar shell={shell} wide className={inConversation ? 'max-lg:hidden' : undefined} />
      </ErrorBoundary>
      <main id={contentId} tabIndex={-1} className="flex min-h-0 flex-1 outline-none!">
        {children}
      </main>
      <ErrorBoundary>{shell.member && !inConversation && <BottomNav member={shell.member} />}</ErrorBoundary>
    </div>
  )
}
