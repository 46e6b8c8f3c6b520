import { m } from '~words'
import { timeWords } from '../../../../db/reference/days.ts'
import type { Letter } from '../../mail/letter/letter.ts'

interface LetterFacts {
  name: string
  locale: string
  /** The site's. */
  timeZone: string
}

/** What was declared, and when; both are null where no receipt was named. */
export interface ReceivedDeclaration {
  orderId: string | null
  receipt: string | null
  at: Date
}

interface DeclarationMail extends LetterFacts {
  site: string
  url: string
  received: readonly ReceivedDeclaration[]
  /** How long the link works. */
  until: Date
}

export function declaredLetter({ name, locale, received, site, url, until, timeZone }: DeclarationMail): Letter {
  const timeOf = (at: Date) => timeWords(at, locale, timeZone)
  const [only, ...more] = received
  const facts = received.map(({ receipt, at }) => [receipt ?? m.withdrawals_declared_unnamed(), timeOf(at)] as const)
  return {
    subject: m.withdrawals_declared_subject({ site }),
    preview: m.withdrawals_declared_preview(),
    title: m.withdrawals_mail_title({ name }),
    paragraphs: [
      only && more.length === 0
        ? m.withdrawals_declared_text({ at: timeOf(only.at) })
        : m.withdrawals_declared_text_many(),
      m.withdrawals_declared_confirm(),
    ],
    ...(facts.length > 1 || only?.receipt ? { facts } : {}),
    action: { label: m.withdrawals_declared_action(), url },
    notes: [m.withdrawals_declared_life({ date: timeOf(until) }), m.withdrawals_declared_not_you()],
  }
}

export function nothingLetter({
  name,
  locale,
  at,
  timeZone,
  origin,
  support,
}: LetterFacts & { at: Date; origin: string; support: string }): Letter {
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
