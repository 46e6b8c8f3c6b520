import { m } from '~words'
import type { Letter } from './letter.ts'

/** `days`: how long the link works. */
export function activationLetter(
  site: string,
  { name, url, days }: { name: string; url: string; days: number },
): Letter {
  return {
    subject: m.mail_activation_subject({ site }),
    preview: m.mail_activation_preview(),
    title: m.mail_activation_title({ name }),
    paragraphs: [m.mail_activation_text({ site }), m.mail_activation_photo()],
    action: { label: m.mail_activation_action(), url },
    notes: [m.mail_link_days({ days }), m.mail_activation_not_you({ site })],
  }
}

/** `date` ends the time to come back. */
export function reactivationLetter(
  site: string,
  { name, url, date }: { name: string; url: string; date: string },
): Letter {
  return {
    subject: m.mail_reactivation_subject({ site }),
    preview: m.mail_reactivation_preview(),
    title: m.mail_reactivation_title({ name }),
    paragraphs: [m.mail_reactivation_text({ site })],
    action: { label: m.mail_reactivation_action(), url },
    notes: [m.mail_link_until({ date }), m.mail_not_you()],
  }
}

/** `minutes`: how long the link works. */
export function loginLetter(
  site: string,
  { name, url, minutes }: { name: string; url: string; minutes: number },
): Letter {
  return {
    subject: m.mail_login_subject({ site }),
    preview: m.mail_login_preview(),
    title: m.mail_login_title({ name }),
    paragraphs: [m.mail_login_text({ site })],
    action: { label: m.mail_login_action(), url },
    notes: [m.mail_link_minutes({ minutes }), m.mail_login_not_you()],
  }
}

/** For a member whose address somebody signed up with again, on sites that do not tell so on the screen. */
export function accountExistsLetter(site: string, { name, url }: { name: string; url: string }): Letter {
  return {
    subject: m.mail_account_exists_subject({ site }),
    preview: m.mail_account_exists_preview(),
    title: m.mail_account_exists_title({ name }),
    paragraphs: [m.mail_account_exists_text({ site })],
    action: { label: m.mail_account_exists_action(), url },
    notes: [m.mail_not_you()],
  }
}
