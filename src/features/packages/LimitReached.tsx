import { Link } from '@tanstack/react-router'
import { Gauge } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { Meter } from '@/ui/Meter.tsx'
import { StateScreen } from '@/ui/StateScreen.tsx'
import { Facts } from '@/ui/text/Facts.tsx'
import { m } from '~words'
import { plus } from '../../../db/reference/money/money.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { getLocale } from '../../../i18n/paraglide/runtime.js'
import { GoOnLink } from '../../lib/navigation/GoOnLink.tsx'
import { reachedWords } from './limit-words.ts'
import type { BlockingLimit } from './own-limit.ts'
import type { ShownOffer } from './use-choice.ts'

/** In the place of the packages while the member's own limit leaves none of them. */
export function LimitReached({ own, least }: { own: BlockingLimit; least: ShownOffer }) {
  const { limit, left, spent, pending } = own
  const { title, text } = reachedWords(own, least.price)
  const words = (amount: ShownOffer['price']) => moneyWords(amount, getLocale())
  return (
    <StateScreen
      tone="info"
      icon={<Gauge aria-hidden />}
      title={title}
      text={text}
      actions={
        <>
          {pending.minor > 0 && (
            <Link to="/transactions/{-$id}" className={buttonClass({ variant: 'outline', size: 'xl', full: true })}>
              {m.packages_see_pending()}
            </Link>
          )}
          <GoOnLink className={buttonClass({ variant: 'outline', size: 'xl', full: true })} />
          <Link to="/credits/limit" className={buttonClass({ variant: 'plain', size: 'xl', full: true })}>
            {m.packages_see_limit()}
          </Link>
        </>
      }
    >
      {limit && left && (
        <div className="rounded-lg border border-line bg-surface p-4">
          <Meter label={m.spending_limits_meter()} value={plus(spent, pending).minor} max={limit.minor} />
          <Facts
            className="mt-3"
            facts={[
              [m.packages_reached_spent(), words(spent)],
              pending.minor > 0 && [m.packages_reached_pending(), words(pending)],
              [m.packages_reached_left(), words(left)],
              [m.packages_reached_least(), words(least.price)],
            ]}
          />
        </div>
      )}
      <p className="text-center text-sm text-ink-muted">{m.packages_reached_free()}</p>
    </StateScreen>
  )
}
