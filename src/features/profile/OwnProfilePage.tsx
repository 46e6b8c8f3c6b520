import { Link, useHydrated } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { useRef, useState } from 'react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import type { SaidPart } from '../../../server/features/profile/rules/completeness.ts'
import { lazyPart } from '../../lib/chunks/lazy-part.tsx'
import { useMe } from '../../lib/session/me.ts'
import { PhotoStrip } from '../photos/PhotoStrip.tsx'
import { AboutSection } from './AboutSection.tsx'
import { AreaSection } from './AreaSection.tsx'
import { Completeness } from './Completeness.tsx'
import { FactsSection } from './FactsSection.tsx'
import { useOwnProfile } from './saving/use-own-profile.ts'
import type { OpenSheet } from './sheets/Sheets.tsx'

const Sheets = lazyPart(() => import('./sheets/Sheets.tsx'), 'Sheets', 'once-alive')

// The end of the page loads after hydration: the icons of the interests weigh as much as the rest.
const LaterSections = lazyPart(() => import('./LaterSections.tsx'), 'LaterSections', 'at-once')

export function OwnProfilePage() {
  const me = useMe()
  return me && <OwnProfile key={me.id} id={me.id} />
}

function OwnProfile({ id }: { id: string }) {
  const editing = useOwnProfile()
  const isHydrated = useHydrated()
  const [open, setOpen] = useState<OpenSheet>()
  const about = useRef<HTMLTextAreaElement>(null)
  const openPart = (part: SaidPart) => {
    if (part === 'about') about.current?.focus()
    else setOpen(part)
  }
  return (
    <div className="wrap py-6 lg:py-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading-page">{m.shell_my_profile()}</h1>
        <Link to="/members/$id" params={{ id }} className={buttonClass({ variant: 'outline', size: 'md' })}>
          <Eye aria-hidden className="size-5" />
          {m.profile_view()}
        </Link>
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2 lg:items-start lg:gap-x-10">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <Completeness profile={editing.profile} onOpen={openPart} />
          <PhotoStrip />
          <AreaSection editing={editing} onOpen={setOpen} />
          <AboutSection editing={editing} field={about} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <FactsSection editing={editing} onOpen={setOpen} />
          {isHydrated && <LaterSections editing={editing} onOpenInterests={() => setOpen('interests')} />}
        </div>
      </div>
      {open && <Sheets open={open} editing={editing} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
