import { Link } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { cx } from '@/ui/cx.ts'
import { m } from '~words'
import { useMe } from '../../../lib/session/me.ts'
import { useSettings } from '../../../lib/settings.ts'
import { SignupLink } from '../../../lib/signup/SignupLink.tsx'
import { LikeButton } from '../../likes/button/LikeButton.tsx'
import type { Profile } from './photos/photos.ts'

/** Like, and write: with what a message costs. Visitors sign up first. */
export function Actions({ profile, className }: { profile: Profile; className?: string }) {
  const { id, name, relation } = profile
  const me = useMe()
  const look = buttonClass({ size: 'xl' }, 'flex-1 flex-wrap gap-y-1')
  return (
    <div className={cx('flex flex-wrap gap-2.5', className)}>
      <LikeButton memberId={id} name={name} liked={relation?.liked ?? false} look="bar" />
      {me ? (
        <Link to="/members/$id/chat" params={{ id }} className={look}>
          <MessageSquare aria-hidden className="size-5.5" />
          {relation?.conversationId ? m.profile_message_continue() : m.profile_message()}
          <Price free={me.freeMessages > 0} />
        </Link>
      ) : (
        <SignupLink target={{ id, name }} className={look}>
          <MessageSquare aria-hidden className="size-5.5" />
          {m.profile_message()}
        </SignupLink>
      )}
    </div>
  )
}

/** The actions under the thumb: below 992 px, in the place of the navigation. */
export function ActionBar({ profile }: { profile: Profile }) {
  return (
    <div className="sticky bottom-0 z-20 mt-auto bg-surface px-gutter pt-3 pb-safe-3.5 shadow-up lg:hidden">
      <Actions profile={profile} className="mx-auto max-w-md" />
    </div>
  )
}

function Price({ free }: { free: boolean }) {
  const { messageCredits } = useSettings()
  return (
    <span className="rounded-full bg-primary-active px-2.25 py-0.75 text-xs font-semibold tabular-nums">
      {free || messageCredits === 0 ? m.profile_free() : m.shell_credits({ count: messageCredits })}
    </span>
  )
}
