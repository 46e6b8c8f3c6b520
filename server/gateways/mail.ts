import { createTransport } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { Config } from '../config.ts'
import { openMailbox } from './mailbox.ts'

export interface Attachment {
  filename: string
  /** Its media type. */
  type: string
  base64: string
}

/** A finished mail to one person. */
export interface Mail {
  /** The name of the site that writes; the address behind it is the installation's (MAIL_FROM). */
  fromName: string
  to: string
  subject: string
  html: string
  text: string
  attachments?: Attachment[]
}

/** Hands mails over to whoever delivers them. */
export interface MailGateway {
  /** Resolves when the mail was accepted, throws when it was not: then nobody gets it. */
  send(mail: Mail): Promise<void>
}

/** The mail server of SMTP_URL, or without one the mailbox on this machine. */
export function createMailGateway(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): MailGateway {
  return config.smtpUrl
    ? smtpGateway(config.smtpUrl, senderOf(config.mailFrom))
    : openMailbox(config.dataDir, senderOf(config.mailFrom))
}

/** A mail that was not accepted. What the server said names the recipient, and this goes into logs: only its codes stay. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'

  constructor({ code, responseCode }: { code?: string; responseCode?: number }) {
    super(['the mail server did not take the mail', code, responseCode].filter(Boolean).join(' '))
  }
}

/** How long a mail server may take, in milliseconds; the job that sends is tried again later. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * A burst goes over a few connections instead of one for each mail. A mail whose line breaks is tried again by its job
 * and by nobody else.
 */
const lines = { pool: true, maxConnections: 10, maxRequeues: 0, idleTimeout: 1_000 } as const

function smtpGateway(url: string, address: string): MailGateway {
  const transport = createTransport({ url, disableFileAccess: true, ...lines, ...patience })
  return {
    async send({ fromName, attachments = [], ...mail }) {
      const sent = transport.sendMail({
        ...mail,
        attachments: attachments.map(({ filename, type, base64 }) => ({
          ...{ filename, contentType: type, content: base64, encoding: 'base64' },
        })),
        from: { name: fromName, address },
        // Tells out-of-office robots to keep quiet (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      await sent.catch((error) => {
        throw new MailRefused(error)
      })
    },
  }
}

function senderOf(mailFrom: string): string {
  return addressparser(mailFrom, { flatten: true })[0]?.address || mailFrom
}
