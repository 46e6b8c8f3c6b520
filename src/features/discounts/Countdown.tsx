import { inDigits, useSecondsUntil } from '../../lib/time/countdown.ts'

/** The time that is left until a moment, ticking. Whoever cannot see it has the hour in words beside it. */
export function Countdown({ endsAt }: { endsAt: Date }) {
  const end = endsAt.getTime()
  const left = useSecondsUntil(end, Math.ceil((end - Date.now()) / 1000))
  return (
    <span
      role="timer"
      className="rounded-md bg-accent px-2 py-1.5 text-base font-bold md:px-2.5 md:text-xl text-on-accent tabular-nums"
      // The server has drawn another second.
      suppressHydrationWarning
    >
      {inDigits(Math.max(0, left)).join(':')}
    </span>
  )
}
