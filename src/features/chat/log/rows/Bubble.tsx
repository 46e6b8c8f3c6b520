import { cx } from '@/ui/cx.ts'
import { VisuallyHidden } from '@/ui/text/VisuallyHidden.tsx'
import { m } from '~words'
import type { Outputs } from '../../../../lib/trpc.ts'
import { isolated } from '../../../../lib/words/isolated.ts'
import { GiftBubble } from '../../gifts/GiftBubble.tsx'
import { messageWords } from '../../message-words.ts'
import type { Entry } from '../entries.ts'

export interface BubbleProps {
  /** Names the bubble for what stands beside it. */
  id: string
  entry: Entry
  view: Outputs['chat']['open']
}

/** What was said, as its kind shows it. */
export function Bubble({ id, entry: { mine, body, content, seq, replyTo }, view }: BubbleProps) {
  const { name } = view.member
  const sideClass = mine ? ownClass : otherClass
  switch (content?.kind) {
    case 'gift': {
      const isNew = mine ? seq === undefined : (seq ?? 0) > view.readSeq
      return (
        <GiftBubble
          gift={content.gift}
          from={mine ? null : isolated(name)}
          isNew={isNew}
          id={id}
          className={sideClass}
        />
      )
    }
    case 'unsent':
      return (
        <p id={id} className={cx(textClass, mine ? 'rounded-bubble-own' : 'rounded-bubble-other', unsentClass)}>
          {messageWords({ text: body, content, mine })}
        </p>
      )
    default:
      return (
        <p id={id} className={cx(textClass, sideClass)}>
          <VisuallyHidden>{mine ? m.chat_you_say() : m.chat_other_says({ name })} </VisuallyHidden>
          {replyTo && (
            <span className={cx(quotationClass, mine ? 'border-current' : 'border-primary')}>
              <VisuallyHidden>{m.chat_in_reply()} </VisuallyHidden>
              <b className="block">{replyTo.senderId === view.member.id ? <bdi>{name}</bdi> : m.chat_you()}</b>
              <span dir="auto" className="line-clamp-2 opacity-85">
                {messageWords({ ...replyTo, mine: replyTo.senderId !== view.member.id })}
              </span>
            </span>
          )}
          <span dir="auto" className="block">
            {body}
          </span>
        </p>
      )
  }
}

const textClass = 'px-3.5 py-2.5 leading-[1.45] whitespace-pre-wrap wrap-anywhere text-pretty'

const quotationClass = 'mb-1.5 block border-l-3 pl-2.5 text-sm'

const unsentClass = 'text-ink-muted italic inset-ring inset-ring-line'

const ownClass = 'rounded-bubble-own bg-bubble-own text-on-bubble-own'
const otherClass = 'rounded-bubble-other bg-bubble-other text-on-bubble-other shadow-sm'
