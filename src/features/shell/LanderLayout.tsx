import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Logo } from '@/ui/Logo.tsx'
import { Footer } from './Footer.tsx'
import { contentId } from './SkipLink.tsx'
import type { Shell } from './shell.ts'

/** A logo bar, the page and the footer: nothing that leads away from it. */
export function LanderLayout({ shell, children }: { shell: Shell; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex-none border-b border-line bg-surface">
        <div className="wrap flex h-topbar items-center lg:h-17">
          <Link to="/" className="flex min-w-0 rounded-md">
            <Logo name={shell.site.name} />
          </Link>
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className="flex flex-1 flex-col outline-none!">
        {children}
      </main>
      <Footer shell={shell} />
    </div>
  )
}
