import { useState } from 'react'
import { m } from '~words'
import { useLiveEvent } from '../../../lib/live/use-live-event.ts'

export interface AnnouncerProps {
  member: { id: string; name: string }
  hasFailed: boolean
}

/** Reads out what has just happened. The log itself is silent: scrolling puts old messages into it. */
export function Announcer({ member, hasFailed }: AnnouncerProps) {
  const [said, setSaid] = useState<{ seq: number; text: string }>()
  useLiveEvent((event) => {
    if (event.type !== 'message' || event.message.senderId !== member.id) return
    const { seq, body } = event.message
    setSaid({ seq, text: `${m.chat_other_says({ name: member.name })} ${body}` })
  })
  return (
    <div className="sr-only">
      <p role="status">{said && <span key={said.seq}>{said.text}</span>}</p>
      <p role="status">{hasFailed && m.chat_not_sent()}</p>
    </div>
  )
}
