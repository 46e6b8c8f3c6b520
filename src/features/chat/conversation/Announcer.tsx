import { useState } from 'react'
import { m } from '~words'
import type { ChatMessage } from '../../../../server/features/chat/views.ts'
import { mentionWords } from '../caution/mention-words.ts'
import { useHeardMessage } from '../heard-message.ts'

export interface AnnouncerProps {
  member: { id: string; name: string }
  hasFailed: boolean
}

/** Reads out what has just happened. The log itself is silent: scrolling puts old messages into it. */
export function Announcer({ member, hasFailed }: AnnouncerProps) {
  const heard = useHeardMessage()
  const [before] = useState(heard)
  const said = heard !== before && heard?.senderId === member.id ? heard : null
  return (
    <div className="sr-only">
      <p role="status">
        {said && <span key={said.seq}>{`${m.chat_other_says({ name: member.name })} ${wordsOf(said)}`}</span>}
      </p>
      <p role="status">{hasFailed && m.chat_not_sent()}</p>
    </div>
  )
}

const wordsOf = ({ body, content }: ChatMessage) => mentionWords({ text: body, content, mine: false })
