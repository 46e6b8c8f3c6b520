import { m } from '~words'
import { timeWords } from '../../../../db/reference/days.ts'
import type { Letter } from '../../mail/letter.ts'

interface Said {
  name: string
  locale: string
  /** When it was declared. */
  at: Date
  /** The site's. */
  timeZone: string
}

interface Declared extends Said {
  site: string
  url: string
  /** How long the link works. */
  until: Date
}

export function declaredLetter({ name, locale, at, site, url, until, timeZone }: Declared): Letter {
  return {
    subject: m.withdrawals_declared_subject({ site }),
    preview: m.withdrawals_declared_preview(),
    title: m.withdrawals_mail_title({ name }),
    paragraphs: [
      m.withdrawals_declared_text({ at: timeWords(at, locale, timeZone) }),
      m.withdrawals_declared_confirm(),
    ],
    action: { label: m.withdrawals_declared_action(), url },
    notes: [
      m.withdrawals_declared_life({ date: timeWords(until, locale, timeZone) }),
      m.withdrawals_declared_not_you(),
    ],
  }
}

export function nothingLetter({
  name,
  locale,
  at,
  timeZone,
  origin,
  support,
}: Said & { origin: string; support: string }): Letter {
  return {
    subject: m.withdrawals_none_subject(),
    preview: m.withdrawals_none_preview(),
    title: m.withdrawals_none_title({ name }),
    paragraphs: [
      m.withdrawals_none_text({ at: timeWords(at, locale, timeZone) }),
      m.withdrawals_none_support({ email: support }),
    ],
    action: { label: m.withdrawals_mail_action_all(), url: `${origin}/transactions` },
    notes: [m.withdrawals_declared_not_you()],
  }
}
