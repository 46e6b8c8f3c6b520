import { openKeptMessages, type StoredMessage } from './kept-messages.ts'
import type { Mail, MailGateway } from './mail.ts'

export interface KeptMail extends Mail, StoredMessage {
  from: string
}

/** Mails that stay on this machine instead of going out: for trying the product. */
export interface Mailbox extends MailGateway {
  /** The newest first, `limit` at most. */
  list(limit?: number): Promise<KeptMail[]>
  read(id: string): Promise<KeptMail | undefined>
}

/** The mailbox in `dataDir`, made when it is not there. */
export function openMailbox(dataDir: string, from = ''): Mailbox {
  const { keep, list, read } = openKeptMessages<Mail & { from: string }>(dataDir, 'mailbox')
  return { send: (mail) => keep({ ...mail, from }), list, read }
}
