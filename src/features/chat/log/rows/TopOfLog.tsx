import { Button } from '@/ui/control/Button.tsx'
import { Spinner } from '@/ui/loading/Spinner.tsx'
import { m } from '~words'
import type { Older } from '../use-older.ts'

/** The room above the first message, always the same so that nothing moves, in CSS pixels. */
export const topHeight = 56

export interface TopOfLogProps {
  older: Older
  /** Messages before these are not shown to this member (product §9.6). */
  isHidden: boolean
  /** After which the site hides messages; 0 for never. */
  days: number
}

export function TopOfLog({ older, isHidden, days }: TopOfLogProps) {
  return (
    <div className="absolute inset-x-0 top-0 flex h-14 items-center justify-center gap-3 text-center text-xs text-ink-muted">
      {older.state === 'loading' && <Spinner />}
      {older.state === 'failed' && (
        <>
          {m.chat_older_failed()}
          <Button variant="outline" size="md" onClick={() => older.load()}>
            {m.chat_older_retry()}
          </Button>
        </>
      )}
      {isHidden && (days > 0 ? m.chat_older_hidden_days({ days }) : m.chat_older_hidden())}
    </div>
  )
}
