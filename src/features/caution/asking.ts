import { m } from '~words'
import type { Concern } from '../../../server/features/caution/rules/caution.ts'

/** The warning before a member sends such a text. */
export const concernTitles: Record<Concern, () => string> = {
  insult: m.caution_ask_insult,
  phone: m.caution_ask_phone,
  mail: m.caution_ask_mail,
  link: m.caution_ask_link,
}
