import { cx } from '@/ui/cx.ts'
import { Verbatim } from '@/ui/text/Verbatim.tsx'
import { VisuallyHidden } from '@/ui/text/VisuallyHidden.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import type { Quotation } from '../../../../../server/features/chat/views.ts'
import { lazyPart } from '../../../../lib/chunks/lazy-part.tsx'
import type { Outputs } from '../../../../lib/trpc.ts'
import { markName } from '../../../../lib/words/mark-name.ts'
import { mentionWords } from '../../caution/mention-words.ts'
import { messageWords } from '../../message-words.ts'
import type { LogEntry } from '../entries.ts'
import { otherClass, ownClass, shapeOf } from './bubble-class.ts'

const PictureBubble = lazyPart<'PictureBubble', BubbleProps>(
  () => import('../../pictures.ts'),
  'PictureBubble',
  'at-once',
)

export interface BubbleProps {
  /** The bubble's id, for `aria` references from its neighbours. */
  id: string
  entry: LogEntry
  view: Outputs['chat']['open']
  isCovered: boolean
  /** Its writer does not want it any more. */
  onDiscard: () => void
}

/** What was said, as its kind shows it. */
export function Bubble(props: BubbleProps) {
  const { id, entry, view, isCovered } = props
  const { mine, body, content, replyTo } = entry
  const { name } = view.member
  const sideClass = mine ? ownClass : otherClass
  switch (content?.kind) {
    case 'gift':
    case 'photo':
      return <PictureBubble {...props} />
    case 'unsent':
      return (
        <p id={id} className={cx(textClass, shapeOf(mine), quietClass)}>
          {messageWords({ text: body, content, mine })}
        </p>
      )
    default:
      if (isCovered) {
        return (
          <p id={id} className={cx(textClass, 'rounded-bubble-other', quietClass)}>
            {m.caution_insult()}
          </p>
        )
      }
      return (
        <p id={id} className={cx(textClass, sideClass)}>
          <VisuallyHidden>
            {mine ? m.chat_you_say() : withNames(m.chat_other_says({ name: markName(name) }))}{' '}
          </VisuallyHidden>
          {replyTo && <Quoted {...replyTo} from={replyTo.senderId === view.member.id ? name : null} inOwn={mine} />}
          <span dir="auto" className="block">
            {body}
          </span>
        </p>
      )
  }
}

/** The message that this one answers. `from`: null for one's own. */
function Quoted({ from, inOwn, ...said }: Quotation & { from: string | null; inOwn: boolean }) {
  return (
    <span className={cx(quotationClass, inOwn ? 'border-current' : 'border-primary')}>
      <VisuallyHidden>{m.chat_in_reply()} </VisuallyHidden>
      <b className="block">{from === null ? m.chat_you() : <Verbatim>{from}</Verbatim>}</b>
      <span dir="auto" className="line-clamp-2 opacity-85">
        {mentionWords({ ...said, mine: from === null })}
      </span>
    </span>
  )
}

const textClass = 'px-3.5 py-2.5 leading-[1.45] whitespace-pre-wrap wrap-anywhere text-pretty'

const quotationClass = 'mb-1.5 block border-l-3 pl-2.5 text-sm'

const quietClass = 'text-ink-muted italic inset-ring inset-ring-line'
