import { m } from '~words'
import type { Letter } from '../mail/letter/letter.ts'

/** `minutes`: how long the link works. */
export function resetLetter(
  site: string,
  { name, url, minutes }: { name: string; url: string; minutes: number },
): Letter {
  return {
    subject: m.password_mail_reset_subject({ site }),
    preview: m.password_mail_reset_preview(),
    title: m.password_mail_title({ name }),
    paragraphs: [m.password_mail_reset_text({ site })],
    action: { label: m.password_mail_reset_action(), url },
    notes: [m.mail_link_minutes({ minutes }), m.password_mail_reset_not_you()],
  }
}

/** `url`: where to ask for another one. */
export function passwordChangedLetter(
  site: string,
  { name, url, support }: { name: string; url: string; support: string },
): Letter {
  return {
    subject: m.password_mail_changed_subject({ site }),
    preview: m.password_mail_changed_preview(),
    title: m.password_mail_title({ name }),
    paragraphs: [m.password_mail_changed_text({ site }), m.password_mail_changed_not_you()],
    action: { label: m.password_mail_changed_action(), url },
    notes: [m.password_mail_changed_support({ email: support })],
  }
}
