import { Link } from '@tanstack/react-router'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { useMe } from '../../../lib/session/me.ts'
import { SignupLink } from '../../../lib/signup/SignupLink.tsx'
import type { Profile } from './photos/photos.ts'

/** What it takes to see the photos that are locked; nothing where none are. */
export function LockedOffer({ profile: { id, name, photos } }: { profile: Profile }) {
  const count = photos.filter(({ locked }) => locked).length
  const me = useMe()
  if (count === 0) return null
  const look = buttonClass({ variant: 'secondary', size: 'md' })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-3 pl-3.5">
      <div className="min-w-0">
        <p className="text-[0.9375rem] leading-snug font-bold">{m.profile_locked({ count })}</p>
        <p className="text-xs text-ink-muted">{me ? m.profile_locked_member() : m.profile_locked_visitor()}</p>
      </div>
      {me ? (
        <Link to="/premium" className={look}>
          {m.profile_locked_premium()}
        </Link>
      ) : (
        <SignupLink target={{ id, name }} className={look}>
          {m.shell_sign_up()}
        </SignupLink>
      )}
    </div>
  )
}
