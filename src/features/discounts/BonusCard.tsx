import { m } from '~words'
import { useIsBefore } from '../../lib/time/countdown.ts'
import { Countdown } from './Countdown.tsx'
import { EndTime } from './EndTime.tsx'

/** Where prices are: that they are lower, and for how long. It goes with its end. */
export function BonusCard({ percentage, endsAt }: { percentage: number; endsAt: Date }) {
  if (!useIsBefore(endsAt.getTime())) return null
  return (
    <div className="on-dark flex flex-wrap items-center justify-between gap-3 rounded-card bg-secondary p-4 text-on-secondary">
      <div className="flex-[1_1_9rem]">
        <p className="text-lg leading-snug font-bold">{m.discounts_title({ percentage })}</p>
        <p className="text-sm text-on-secondary-muted">
          {m.discounts_first()} <EndTime endsAt={endsAt} />
        </p>
      </div>
      <Countdown endsAt={endsAt} />
    </div>
  )
}
