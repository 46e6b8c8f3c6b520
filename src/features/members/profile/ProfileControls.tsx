import { Link, useNavigate } from '@tanstack/react-router'
import { Ban, ChevronLeft, Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { iconButtonClass } from '@/ui/IconButton.tsx'
import { Menu } from '@/ui/Menu.tsx'
import { menuItemClass } from '@/ui/menu-item-class.ts'
import { m } from '~words'
import { isolated } from '../../../lib/isolated.ts'
import { useMe } from '../../shell/use-shell.ts'
import { useWayBack } from '../../shell/way-back.ts'
import type { Profile } from './photos.ts'

const BlockDialog = lazy(() =>
  import('../../blocks/BlockDialog.tsx').then(({ BlockDialog }) => ({ default: BlockDialog })),
)

export function ProfileControls({ profile }: { profile: Profile }) {
  const me = useMe()
  return (
    <div className="pointer-events-none absolute inset-x-2.5 top-2.5 flex justify-between *:pointer-events-auto">
      <BackLink />
      {me && !profile.isOwn && <MoreMenu profile={profile} />}
    </div>
  )
}

/** To where one came from, which is mostly the search with its place; else to the search. */
function BackLink() {
  return (
    <Link {...useWayBack('/members')} className={iconButtonClass(true, 'installed:invisible')}>
      <ChevronLeft aria-hidden className="size-5.5" />
    </Link>
  )
}

function MoreMenu({ profile }: { profile: Profile }) {
  const [isBlocking, setBlocking] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Menu
        button={<Ellipsis aria-hidden className="size-5.5" />}
        buttonLabel={m.profile_more()}
        buttonClassName={iconButtonClass(true)}
      >
        <button type="button" onClick={() => setBlocking(true)} className={menuItemClass()}>
          <Ban aria-hidden />
          {m.profile_block({ name: isolated(profile.name) })}
        </button>
      </Menu>
      {isBlocking && (
        <Suspense fallback={null}>
          <BlockDialog
            member={profile}
            onClose={() => setBlocking(false)}
            onBlocked={() => void navigate({ to: '/members', replace: true })}
          />
        </Suspense>
      )}
    </>
  )
}
