import { Link } from '@tanstack/react-router'
import { Crown } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { photoLimit } from '../../../../server/features/photos/rules/photos.ts'
import { useMe } from '../../../lib/session/me.ts'

/** That there is no room, and for who is not premium the way to more. */
export function MoreWithPremium() {
  const isPremium = useMe()?.premium === true
  return (
    <section className="mt-4 rounded-bubble-other bg-stage p-5 text-on-stage on-dark">
      <div className="flex gap-3.5">
        <Crown aria-hidden className="mt-0.5 size-5 text-accent" />
        <div>
          <h2 className="text-lg font-bold">{m.photos_full()}</h2>
          <p className="mt-1 text-on-stage-muted">
            {isPremium ? m.photos_full_text() : m.photos_full_premium({ limit: photoLimit({ premium: true }) })}
          </p>
        </div>
      </div>
      {!isPremium && (
        <Link to="/premium" className={buttonClass({ full: true }, 'mt-4')}>
          {m.photos_premium()}
        </Link>
      )}
    </section>
  )
}
