import { useEffect, useState } from 'react'
import { Spinner } from '@/ui/loading/Spinner.tsx'
import { m } from '~words'
import { useStreamState } from '../../../lib/live/online.ts'
import { useLine } from './use-line.ts'

/** A hiccup of the line is nobody's business, in milliseconds. */
const hiccup = 2_000

/** Says quietly that what the other one writes may not arrive at once. */
export function LineNotice() {
  const hasLine = useLine()
  const isDisplaced = useStreamState() === 'displaced'
  return (
    <div role="status">
      {isDisplaced && <p className={className}>{m.shell_displaced()}</p>}
      {!hasLine && !isDisplaced && <Restoring />}
    </div>
  )
}

function Restoring() {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLasts(true), hiccup)
    return () => clearTimeout(timer)
  }, [])
  if (!lasts) return null
  return (
    <p className={className}>
      <Spinner className="size-4" />
      {m.chat_reconnecting()}
    </p>
  )
}

const className =
  'flex items-center justify-center gap-2 border-b border-line bg-sunken px-gutter py-1.5 text-xs text-ink-muted'
