import { Link } from '@tanstack/react-router'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { useMe } from '../../../lib/session/me.ts'

export function LockedOffer({ count }: { count: number }) {
  const me = useMe()
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
        <Link to="/signup" className={look}>
          {m.shell_sign_up()}
        </Link>
      )}
    </div>
  )
}
