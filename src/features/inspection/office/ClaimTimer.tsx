import { Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { m } from '~words'

interface ClaimTimerProps {
  until: Date
  onOver: () => void
}

/** Counts down how long the photos are still one's own. */
export function ClaimTimer({ until, onOver }: ClaimTimerProps) {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until.getTime() - now) / 1000))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new end is counted down from at once
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until])
  useEffect(() => {
    if (left === 0) onOver()
  }, [left, onOver])
  const [minutes, seconds] = [`${Math.floor(left / 60)}`, `${left % 60}`.padStart(2, '0')]
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg bg-accent-soft p-3.5 text-on-accent-soft">
      <Lock aria-hidden className="size-5 flex-none" />
      <p className="min-w-0 flex-1 text-sm">
        <b className="block">{m.inspection_claimed()}</b>
        {m.inspection_claimed_text()}
      </p>
      <span role="timer" aria-label={m.inspection_claim_left({ minutes, seconds })} className={timeClass}>
        {minutes}:{seconds}
      </span>
    </div>
  )
}

const timeClass = 'rounded-md bg-accent px-2.5 py-1.5 font-bold text-on-accent tabular-nums'
