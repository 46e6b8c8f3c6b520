import { inDigits, useSecondsUntil } from '../../lib/time/countdown.ts'
import { serverNow } from '../../lib/time/server-clock.ts'

/** The time left until a moment, ticking. The text beside it names the hour for screen readers. */
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
