import { m } from '~words'
import type { Letter } from '../mail/letter/letter.ts'

export function mailChangeLetter(site: string, { name, url }: { name: string; url: string }): Letter {
  return {
    subject: m.mail_change_mail_subject({ site }),
    preview: m.mail_change_mail_preview(),
    title: m.mail_change_mail_title({ name }),
    paragraphs: [m.mail_change_mail_text({ site })],
    action: { label: m.mail_change_mail_action(), url },
    notes: [m.mail_change_mail_life(), m.mail_not_you()],
  }
}

/** `url`: where to stop it. */
export function mailChangeNoticeLetter(
  site: string,
  { name, url, support }: { name: string; url: string; support: string },
): Letter {
  return {
    subject: m.mail_change_notice_subject({ site }),
    preview: m.mail_change_notice_preview(),
    title: m.mail_change_mail_title({ name }),
    paragraphs: [m.mail_change_notice_text({ site }), m.mail_change_notice_not_you()],
    action: { label: m.mail_change_notice_action(), url },
    notes: [m.mail_change_notice_support({ email: support })],
  }
}
