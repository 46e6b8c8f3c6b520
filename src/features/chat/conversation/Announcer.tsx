import { useState } from 'react'
import { m } from '~words'
import { useLiveEvent } from '../../../lib/live/use-live-event.ts'

export interface AnnouncerProps {
  member: { id: string; name: string }
  /** Something I wrote could not be sent. */
  hasFailed: boolean
}

/** Reads out what has just happened. The log itself is silent: scrolling puts old messages into it. */
export function Announcer({ member, hasFailed }: AnnouncerProps) {
  const [said, setSaid] = useState('')
  useLiveEvent((event) => {
    if (event.type !== 'message' || event.message.senderId !== member.id) return
    setSaid(`${m.chat_other_says({ name: member.name })} ${event.message.body}`)
  })
  return (
    <div className="sr-only">
      <p role="status">{said}</p>
      <p role="status">{hasFailed && m.chat_not_sent()}</p>
    </div>
  )
}
