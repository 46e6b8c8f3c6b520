import { m } from '~words'
import { type InboxFrame, InboxPage, SentAt } from '../../core/pages/inbox/response.tsx'
import type { StoredMessage } from '../../gateways/kept-messages.ts'
import type { Sms } from '../../gateways/sms.ts'

/** The newest first, each in full: they are short. */
export function SmsList({ messages, frame }: { messages: (Sms & StoredMessage)[]; frame: InboxFrame }) {
  const title = m.sms_box_title({ site: frame.siteName })
  return (
    <InboxPage title={title} frame={frame}>
      <h1>{title}</h1>
      <p>{m.sms_box_lead()}</p>
      {messages.length === 0 && <p>{m.sms_box_empty()}</p>}
      <ul>
        {messages.map(({ id, to, text, sentAt }) => (
          <li key={id}>
            <article>
              <strong>{m.sms_box_to({ phone: to })}</strong>
              <SentAt iso={sentAt} />
              <pre>{text}</pre>
            </article>
          </li>
        ))}
      </ul>
    </InboxPage>
  )
}
