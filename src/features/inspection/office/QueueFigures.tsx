import { useEffect, useState } from 'react'
import { m } from '~words'
import type { Outputs } from '../../../lib/trpc.ts'

interface QueueFiguresProps {
  queue: Outputs['inspection']['claim']['queue']
  /** When something was decided here in the last minute. */
  decidedAt: readonly number[]
}

const minute = 60_000

/** How much waits, since when, and how one gets on. */
export function QueueFigures({ queue, decidedAt }: QueueFiguresProps) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000)
    return () => clearInterval(timer)
  }, [])
  const figures: [string | number, string][] = [
    [queue.waiting, m.inspection_waiting()],
    ...(queue.objections > 0 ? [[queue.objections, m.inspection_objections()] as [number, string]] : []),
    ...(queue.unloadable > 0 ? [[queue.unloadable, m.inspection_unloadable()] as [number, string]] : []),
    ...(queue.oldest ? [[waited(now - queue.oldest.getTime()), m.inspection_oldest()] as [string, string]] : []),
    [queue.done, m.inspection_done()],
    [decidedAt.filter((at) => now - at < minute).length, m.inspection_per_minute()],
  ]
  return (
    <dl className="flex flex-wrap gap-x-7 gap-y-2">
      {figures.map(([figure, words]) => (
        <div key={words} className="flex flex-col-reverse">
          <dt className="text-xs text-ink-muted">{words}</dt>
          <dd className="text-lg leading-tight font-bold tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

/** In the largest unit that it fills. */
function waited(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / minute))
  if (minutes < 60) return m.inspection_minutes({ count: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? m.inspection_hours({ count: hours }) : m.inspection_days({ count: Math.floor(hours / 24) })
}
