import { cx } from '@/ui/cx.ts'
import { VisuallyHidden } from '@/ui/text/VisuallyHidden.tsx'
import { m } from '~words'
import type { Outputs } from '../../../../lib/trpc.ts'
import { isolated } from '../../../../lib/words/isolated.ts'
import { GiftBubble } from '../../gifts/GiftBubble.tsx'
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
  const { mine, day, newCount, startsTurn, endsTurn } = entry
  return (
    <>
      {day && <DayMark day={day} />}
      {newCount && <NewMark count={newCount} />}
      <div
        data-message
        className={cx('flex flex-col', mine ? 'items-end' : 'items-start', startsTurn ? 'pt-3' : 'pt-0.75')}
      >
        <Bubble entry={entry} view={view} />
        {endsTurn && <TurnNote entry={entry} onRetry={onRetry} onDiscard={() => onDiscard(entry.clientId)} />}
      </div>
    </>
  )
}

function Bubble({ entry: { mine, body, content, seq }, view }: Pick<MessageRowProps, 'entry' | 'view'>) {
  const { name } = view.member
  const sideClass = mine ? ownClass : otherClass
  switch (content?.kind) {
    case 'gift': {
      const isNew = mine ? seq === undefined : (seq ?? 0) > view.readSeq
      return <GiftBubble gift={content.gift} from={mine ? null : isolated(name)} isNew={isNew} className={sideClass} />
    }
    default:
      return (
        <p className={cx(textClass, sideClass)}>
          <VisuallyHidden>{mine ? m.chat_you_say() : m.chat_other_says({ name })} </VisuallyHidden>
          <span dir="auto" className="block">
            {body}
          </span>
        </p>
      )
  }
}

const textClass = 'max-w-[min(80%,32.5rem)] px-3.5 py-2.5 leading-[1.45] whitespace-pre-wrap wrap-anywhere text-pretty'

const ownClass = 'rounded-bubble-own bg-bubble-own text-on-bubble-own'
const otherClass = 'rounded-bubble-other bg-bubble-other text-on-bubble-other shadow-sm'
