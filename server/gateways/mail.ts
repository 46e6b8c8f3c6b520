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

/** Sends mails through a provider. */
export interface MailGateway {
  /**
   * Resolves when the mail was accepted, throws when it was not: then nobody gets it. A mail that `signal` gives up is not
   * accepted, unless its server had all of it already and only the answer was missing.
   */
  send(mail: Mail, signal?: AbortSignal): Promise<void>
  /** Asks the mail server whether it takes mails; throws `MailServerUnreachable` when it does not answer. Only where there is one. */
  verify?(): Promise<void>
  /** The same, and remembers the answer; only where somebody watches (mail-breaker.ts). False: it is away. */
  check?(): Promise<boolean>
  /** Whether the mail server is known not to answer just now, where somebody watches. */
  isAway?(): boolean
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

/** No connection to the mail server, or one that broke or fell silent. Only codes, as of a mail that was refused. */
export class MailServerUnreachable extends Error {
  override readonly name = 'MailServerUnreachable'
  /** Whether it has at least said that it takes nobody now. */
  readonly isAnswer: boolean

  constructor({ code, responseCode }: { code?: string; responseCode?: number }) {
    super(['the mail server does not answer', code, responseCode].filter(Boolean).join(' '))
    this.isAnswer = Boolean(responseCode)
  }
}

/** What nodemailer calls it when there is no connection over which mails can be handed over. */
const unreachable = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL'])

/** With 421 a server ends the connection: it is closing, or takes nobody just now (RFC 5321, 3.8). */
function failureOf(error: { code?: string; responseCode?: number }): MailRefused | MailServerUnreachable {
  const isUnreachable = error.responseCode === 421 || (error.code !== undefined && unreachable.has(error.code))
  return isUnreachable ? new MailServerUnreachable(error) : new MailRefused(error)
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
  // Questions have a connection of their own each: those of the pool may be the ones that hang.
  const asking = createTransport({ url, ...patience, socketTimeout: patience.greetingTimeout })
  return {
    async send({ fromName, attachments = [], ...mail }, signal) {
      const sent = transport.sendMail({
        ...mail,
        signal,
        attachments: attachments.map(({ filename, type, base64 }) => ({
          ...{ filename, contentType: type, content: base64, encoding: 'base64' },
        })),
        from: { name: fromName, address },
        // Tells out-of-office robots to keep quiet (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      await sent.catch((error) => {
        throw failureOf(error)
      })
    },
    async verify() {
      await asking.verify().catch((error) => {
        throw failureOf(error)
      })
    },
  }
}

function senderOf(mailFrom: string): string {
  return addressparser(mailFrom, { flatten: true })[0]?.address || mailFrom
}
