import { m } from '~words'
import type { Money } from '../../../db/reference/money/money.ts'

/** How much of a limit is spent. */
export function LimitMeter({ limit, spent }: { limit: Money; spent: Money }) {
  return (
    <progress
      className={meterClass}
      aria-label={m.spending_limits_meter()}
      max={limit.minor}
      value={Math.min(spent.minor, limit.minor)}
    />
  )
}

const meterClass =
  'block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-secondary ' +
  '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-secondary'
