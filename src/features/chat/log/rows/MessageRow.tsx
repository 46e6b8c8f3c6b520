import { type ReactNode, useId } from 'react'
import { cx } from '@/ui/cx.ts'
import type { Outputs } from '../../../../lib/trpc.ts'
import type { LogEntry } from '../entries.ts'
import { Bubble } from './Bubble.tsx'
import { DayMark, NewMark } from './marks.tsx'
import { TurnNote } from './TurnNote.tsx'

export interface MessageRowProps {
  entry: LogEntry
  view: Outputs['chat']['open']
  onRetry: () => void
  onDiscard: (clientId: string) => void
  /** What can be done with a message, beside its bubble, whose id it is given. */
  actions?: (entry: LogEntry, bubbleId: string) => ReactNode
  /** The warning under a message, and whether the message is covered until its reader uncovers it. */
  caution: (entry: LogEntry) => { isCovered: boolean; advice: ReactNode }
}

export function MessageRow({ entry, view, onRetry, onDiscard, actions, caution }: MessageRowProps) {
  const { mine, day, newCount, startsTurn, endsTurn } = entry
  const id = useId()
  const { isCovered, advice } = caution(entry)
  const discard = () => onDiscard(entry.clientId)
  return (
    <>
      {day && <DayMark day={day} />}
      {newCount && <NewMark count={newCount} />}
      <div
        data-message
        className={cx('flex flex-col', mine ? 'items-end' : 'items-start', startsTurn ? 'pt-3' : 'pt-0.75')}
      >
        <div className={cx(bubbleClass, entry.reaction && 'mb-4.5')}>
          <Bubble id={id} entry={entry} view={view} isCovered={isCovered} onDiscard={discard} />
          {!isCovered && actions?.(entry, id)}
        </div>
        {advice}
        {endsTurn && <TurnNote entry={entry} onRetry={onRetry} onDiscard={discard} />}
      </div>
    </>
  )
}

/** A finger that stays on it opens what can be done with it, and selects no text. */
const bubbleClass =
  'group relative max-w-[min(80%,32.5rem)] pointer-coarse:select-none pointer-coarse:[-webkit-touch-callout:none]'
