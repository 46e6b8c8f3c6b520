import { cx } from '@/ui/cx.ts'
import { VisuallyHidden } from '@/ui/text/VisuallyHidden.tsx'
import { m } from '~words'
import type { Outputs } from '../../../../lib/trpc.ts'
import type { Entry } from '../entries.ts'
import { DayMark, NewMark } from './marks.tsx'
import { TurnNote } from './TurnNote.tsx'

export interface MessageRowProps {
  entry: Entry
  view: Outputs['chat']['open']
  onRetry: () => void
  onDiscard: (clientId: string) => void
}

export function MessageRow({ entry, view, onRetry, onDiscard }: MessageRowProps) {
  const { mine, body, day, newCount, startsTurn, endsTurn } = entry
  return (
    <>
      {day && <DayMark day={day} />}
      {newCount && <NewMark count={newCount} />}
      <div
        data-message
        className={cx('flex flex-col', mine ? 'items-end' : 'items-start', startsTurn ? 'pt-3' : 'pt-0.75')}
      >
        <p className={cx(bubbleClass, mine ? ownClass : otherClass)}>
          <VisuallyHidden>{mine ? m.chat_you_say() : m.chat_other_says({ name: view.member.name })} </VisuallyHidden>
          <span dir="auto" className="block">
            {body}
          </span>
        </p>
        {endsTurn && <TurnNote entry={entry} onRetry={onRetry} onDiscard={() => onDiscard(entry.clientId)} />}
      </div>
    </>
  )
}

const bubbleClass =
  'max-w-[min(80%,32.5rem)] px-3.5 py-2.5 leading-[1.45] whitespace-pre-wrap wrap-anywhere text-pretty'

const ownClass = 'rounded-bubble-own bg-bubble-own text-on-bubble-own'
const otherClass = 'rounded-bubble-other bg-bubble-other text-on-bubble-other shadow-sm'
