import { inDigits, useSecondsUntil } from '../../lib/time/countdown.ts'
import { serverNow } from '../../lib/time/server-clock.ts'

/** The time that is left until a moment, ticking. Whoever cannot see it has the hour in words beside it. */
export function Countdown({ endsAt }: { endsAt: Date }) {
  const left = useSecondsUntil(endsAt.getTime(), undefined, serverNow)
  return (
    <span
      role="timer"
      className="rounded-md bg-accent px-2 py-1.5 text-base font-bold md:px-2.5 md:text-xl text-on-accent tabular-nums"
      // The server has drawn another second.
      suppressHydrationWarning
    >
      {inDigits(left).join(':')}
    </span>
  )
}
