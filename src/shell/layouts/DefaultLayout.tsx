import type { ReactNode } from 'react'
import { ErrorBoundary } from '@/ui/region/Region.tsx'
import type { Parent } from '../../lib/navigation/way-back.ts'
import { BottomNav } from '../bar/BottomNav.tsx'
import { TopBar } from '../bar/TopBar.tsx'
import type { Shell } from '../shell.ts'
import { Footer } from './Footer.tsx'
import { contentId, SkipLink } from './SkipLink.tsx'

export interface DefaultLayoutProps {
  shell: Shell
  banner?: ReactNode
  /** Where the back button leads that this screen shows when the site runs as an app. */
  back?: Parent
  /** The one that the screen has at its bottom, in the place of the navigation. */
  actionBar?: 'low'
  /** Without the footer of the site on a member's phone. */
  isApp?: boolean
  children: ReactNode
}

export function DefaultLayout({ shell, banner, back, actionBar, isApp, children }: DefaultLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <ErrorBoundary>
        <TopBar shell={shell} back={back} />
      </ErrorBoundary>
      {banner}
      <main id={contentId} tabIndex={-1} data-bar={actionBar} className="flex flex-1 flex-col outline-none!">
        {children}
      </main>
      <ErrorBoundary>
        <Footer shell={shell} isOnlyWide={isApp && shell.member !== null} />
      </ErrorBoundary>
      <ErrorBoundary>{shell.member && !actionBar && <BottomNav member={shell.member} />}</ErrorBoundary>
    </div>
  )
}
