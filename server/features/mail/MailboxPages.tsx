import type { ReactNode } from 'react'
import { m } from '~words'
import type { KeptMail } from '../../gateways/mailbox.ts'
import { mailboxStyle } from './mailbox-style.ts'

export interface MailboxFrame {
  siteName: string
  locale: string
  /** Lets the page's own style pass the content security policy. */
  nonce: string
}

/** The newest first. */
export function MailList({ mails, frame }: { mails: KeptMail[]; frame: MailboxFrame }) {
  return (
    <Document title={m.mail_box_title({ site: frame.siteName })} frame={frame}>
      <h1>{m.mail_box_title({ site: frame.siteName })}</h1>
      <p>{m.mail_box_lead()}</p>
      {mails.length === 0 && <p>{m.mail_box_empty()}</p>}
      <ul>
        {mails.map(({ id, subject, to, sentAt }) => (
          <li key={id}>
            <a href={`/dev/mail/${id}`}>
              <strong>{subject}</strong>
              <Moment iso={sentAt} />
              <span>{m.mail_box_to({ address: to })}</span>
            </a>
          </li>
        ))}
      </ul>
    </Document>
  )
}

/** One mail as its reader sees it. Nothing in it runs; its links lead away from this page. */
export function MailView({ mail, frame }: { mail: KeptMail; frame: MailboxFrame }) {
  const { subject, to, sentAt, html, text } = mail
  return (
    <Document title={subject} frame={frame}>
      <BackLink />
      <h1>{subject}</h1>
      <p>
        {m.mail_box_to({ address: to })} · <Moment iso={sentAt} />
      </p>
      <iframe
        title={subject}
        sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        srcDoc={html.replace('<head>', '<head><base target="_top">')}
      />
      <details>
        <summary>{m.mail_box_text()}</summary>
        <pre>{text}</pre>
      </details>
    </Document>
  )
}

export function MissingMail({ frame }: { frame: MailboxFrame }) {
  return (
    <Document title={m.mail_box_missing()} frame={frame}>
      <BackLink />
      <h1>{m.mail_box_missing()}</h1>
    </Document>
  )
}

function BackLink() {
  return (
    <nav>
      <a href="/dev/mail">← {m.mail_box_back()}</a>
    </nav>
  )
}

function Moment({ iso }: { iso: string }) {
  return <time dateTime={iso}>{iso.slice(0, 19).replace('T', ' ')} UTC</time>
}

function Document({ title, frame, children }: { title: string; frame: MailboxFrame; children: ReactNode }) {
  return (
    <html lang={frame.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        <style nonce={frame.nonce}>{mailboxStyle}</style>
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  )
}
