import { m } from '~words'
import { type InboxFrame, InboxPage, SentAt } from '../../core/pages/inbox/response.tsx'
import type { KeptMail } from '../../gateways/mailbox.ts'

/** The newest first. */
export function MailList({ mails, frame }: { mails: KeptMail[]; frame: InboxFrame }) {
  return (
    <InboxPage title={m.mail_box_title({ site: frame.siteName })} frame={frame}>
      <h1>{m.mail_box_title({ site: frame.siteName })}</h1>
      <p>{m.mail_box_lead()}</p>
      {mails.length === 0 && <p>{m.mail_box_empty()}</p>}
      <ul>
        {mails.map(({ id, subject, to, sentAt }) => (
          <li key={id}>
            <a href={`/dev/mail/${id}`}>
              <strong>{subject}</strong>
              <SentAt iso={sentAt} />
              <span>{m.mail_box_to({ address: to })}</span>
            </a>
          </li>
        ))}
      </ul>
    </InboxPage>
  )
}

/** One mail as its reader sees it. Nothing in it runs; its links lead away from this page. */
export function MailView({ mail, frame }: { mail: KeptMail; frame: InboxFrame }) {
  const { subject, to, sentAt, html, text, attachments = [] } = mail
  return (
    <InboxPage title={subject} frame={frame}>
      <BackLink />
      <h1>{subject}</h1>
      <p>
        {m.mail_box_to({ address: to })} · <SentAt iso={sentAt} />
      </p>
      {attachments.map(({ filename, type, base64 }) => (
        <p key={filename}>
          <a href={`data:${type};base64,${base64}`} download={filename}>
            {filename}
          </a>
        </p>
      ))}
      <iframe
        title={subject}
        sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        srcDoc={html
          .replace('<head>', '<head><base target="_top">')
          .replace('<style>', `<style nonce="${frame.nonce}">`)}
      />
      <details>
        <summary>{m.mail_box_text()}</summary>
        <pre>{text}</pre>
      </details>
    </InboxPage>
  )
}

export function MissingMail({ frame }: { frame: InboxFrame }) {
  return (
    <InboxPage title={m.mail_box_missing()} frame={frame}>
      <BackLink />
      <h1>{m.mail_box_missing()}</h1>
    </InboxPage>
  )
}

function BackLink() {
  return (
    <nav>
      <a href="/dev/mail">← {m.mail_box_back()}</a>
    </nav>
  )
}
