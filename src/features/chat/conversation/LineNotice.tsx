import { Spinner } from '@/ui/loading/Spinner.tsx'
import { m } from '~words'
import { useLineTrouble } from '../../../lib/live/use-line.ts'

/** Says quietly that what the other one writes may not arrive at once. */
export function LineNotice() {
  const trouble = useLineTrouble()
  return (
    <div role="status">
      {trouble && (
        <p className={className}>
          {trouble === 'lost' && <Spinner className="size-4" />}
          {trouble === 'lost' ? m.chat_reconnecting() : m.shell_displaced()}
        </p>
      )}
    </div>
  )
}

const className =
  'flex items-center justify-center gap-2 border-b border-line bg-sunken px-gutter py-1.5 text-xs text-ink-muted'
