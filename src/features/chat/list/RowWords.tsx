import { CircleAlert, Clock } from 'lucide-react'
import { cx } from '@/ui/cx.ts'
import { m } from '~words'
import { mentionWords } from '../caution/mention-words.ts'
import { draftKey } from '../composer/drafts.ts'
import { useDraft } from '../composer/use-draft.ts'
import { isDeed, messageWords } from '../message-words.ts'
import type { Outgoing } from '../outbox/outbox.ts'
import { useMember } from '../use-member.ts'
import type { ConversationRowProps } from './ConversationRow.tsx'

/** The second line of a row: what was not sent, what was begun, or what was said last. */
export function RowWords({ row, isOpen, unsent }: Pick<ConversationRowProps, 'row' | 'isOpen' | 'unsent'>) {
  const [draft] = useDraft(draftKey(useMember().id, row.member.id))
  const { lastMessage, unread } = row
  const className = cx('block truncate text-[0.9375rem]', unread > 0 ? 'font-semibold' : 'text-ink-muted')
  if (unsent && hasFailed(unsent)) {
    return (
      <span className={className}>
        <CircleAlert aria-hidden className="mr-1 inline size-4 align-[-0.15em] text-danger" />
        <span className="text-danger">{m.chat_not_sent()}:</span> <bdi>{wordsOfOwn(unsent)}</bdi>
      </span>
    )
  }
  // Beside the list one sees what one writes.
  if (draft.trim() && !isOpen) {
    return (
      <span className={className}>
        <span className="text-accent-ink">{m.chat_draft()}</span> <bdi>{draft}</bdi>
      </span>
    )
  }
  if (unsent) {
    return (
      <span className={className}>
        <Clock role="img" aria-label={m.chat_sending()} className="mr-1 inline size-3.5 align-[-0.125em]" />
        <OwnWords message={unsent} />
      </span>
    )
  }
  if (lastMessage.mine) {
    return (
      <span className={className}>
        <OwnWords message={{ body: lastMessage.text, content: lastMessage.content }} />
      </span>
    )
  }
  return (
    <span dir="auto" className={className}>
      {mentionWords(lastMessage)}
    </span>
  )
}

type Own = Pick<Outgoing, 'body' | 'content'>

const wordsOfOwn = ({ body, content }: Own) => messageWords({ text: body, content, mine: true })

function OwnWords({ message }: { message: Own }) {
  return (
    <>
      {!isDeed(message.content) && m.chat_you_say()} <bdi>{wordsOfOwn(message)}</bdi>
    </>
  )
}

const hasFailed = ({ state }: Outgoing) => state === 'failed' || state === 'refused'
