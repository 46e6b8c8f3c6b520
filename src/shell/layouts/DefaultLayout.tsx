import type { ReactNode } from 'react'
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
  /** Off where the screen has an action bar of its own at the bottom. */
  bottomNav?: boolean
  children: ReactNode
}

export function DefaultLayout({ shell, banner, back, bottomNav = true, children }: DefaultLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar shell={shell} back={back} />
      {banner}
      <main id={contentId} tabIndex={-1} className="flex flex-1 flex-col outline-none!">
        {children}
      </main>
      <Footer shell={shell} />
      {shell.member && bottomNav && <BottomNav member={shell.member} />}
    </div>
  )
}
