import { Link } from '@tanstack/react-router'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { useMe } from '../../../lib/session/me.ts'

/** On one's own profile: that this is how others see it, whether they do, and the way back to change it. */
export function OwnBar() {
  const me = useMe()
  if (!me) return null
  return (
    <div className="sticky bottom-0 z-20 mt-auto bg-surface px-gutter pt-3 pb-safe-3.5 shadow-up">
      <div className="mx-auto flex max-w-xl items-center justify-between gap-4">
        <p>
          <strong className="block">{m.profile_own()}</strong>
          <span className="text-sm text-ink-muted">{visibilityWords(me)}</span>
        </p>
        <Link to="/profile" className={buttonClass({ variant: 'outline', size: 'md' })}>
          {m.profile_own_back()}
        </Link>
      </div>
    </div>
  )
}

function visibilityWords({ invisible, status }: { invisible: boolean; status: string }): string {
  if (invisible) return m.profile_own_invisible()
  return status === 'not_confirmed' ? m.profile_own_unconfirmed() : m.profile_own_visible()
}
