import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronLeft, Ellipsis } from 'lucide-react'
import { iconButtonClass } from '@/ui/control/IconButton.tsx'
import { Menu } from '@/ui/overlay/Menu.tsx'
import { m } from '~words'
import { useWayBack } from '../../../lib/navigation/way-back.ts'
import { useMemberActions } from '../member-actions.tsx'
import type { Profile } from './photos/photos.ts'

export function ProfileControls({ profile }: { profile: Profile }) {
  return (
    <div className="pointer-events-none absolute inset-x-2.5 top-2.5 flex justify-between *:pointer-events-auto">
      <BackLink />
      {!profile.isOwn && <MoreMenu profile={profile} />}
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
  const navigate = useNavigate()
  const { items, dialogs } = useMemberActions(profile, () => void navigate({ to: '/members', replace: true }))
  return (
    <>
      <Menu
        button={<Ellipsis aria-hidden className="size-5.5" />}
        buttonLabel={m.profile_more()}
        buttonClassName={iconButtonClass(true)}
      >
        {items}
      </Menu>
      {dialogs}
    </>
  )
}
