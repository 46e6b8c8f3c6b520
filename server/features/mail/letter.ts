/** What a mail says, without its looks: the HTML and the plain text come from the same words. */
export interface Letter {
  subject: string
  /** The first words that mailboxes show beside the subject. */
  preview: string
  title: string
  paragraphs: string[]
  action: { label: string; url: string }
  /** Under the button and the address of its link. */
  notes: string[]
}

export interface Sender {
  siteName: string
  /** Without a slash at the end. */
  origin: string
  locale: string
}

export function letterText(letter: Letter, { siteName, origin }: Sender): string {
  const { title, paragraphs, action, notes } = letter
  return [title, ...paragraphs, `${action.label}:\n${action.url}`, ...notes, `-- \n${siteName}\n${origin}`].join('\n\n')
}
