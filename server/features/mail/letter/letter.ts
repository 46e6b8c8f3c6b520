import type { Attachment } from '../../../gateways/mail.ts'

/** What a mail says, without its looks: the HTML and the plain text come from the same words. */
export interface Letter {
  subject: string
  /** The first words that mailboxes show beside the subject. */
  preview: string
  title: string
  paragraphs: string[]
  /** One below the other, such as what a purchase came to. */
  facts?: readonly (readonly [label: string, value: string])[]
  action: { label: string; url: string }
  /** Under the button and the address of its link. */
  notes: string[]
  attachments?: Attachment[]
}

export interface MailSender {
  siteName: string
  /** Without a slash at the end. */
  origin: string
  locale: string
}

export function letterText(letter: Letter, { siteName, origin }: MailSender): string {
  const { title, paragraphs, facts = [], action, notes } = letter
  const table = facts.map((fact) => fact.join(': ')).join('\n')
  return [
    title,
    ...paragraphs,
    ...(table ? [table] : []),
    `${action.label}:\n${action.url}`,
    ...notes,
    `-- \n${siteName}\n${origin}`,
  ].join('\n\n')
}
