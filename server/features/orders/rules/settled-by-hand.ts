import { codePoints, isVisible, tidyText } from '../../../core/values/text.ts'
import { settlementDayInvalid, settlementHowInvalid } from '../refusals.ts'

/** In code points. */
export const longestHow = 100

/** What an operator enters about a manual payment. */
export interface ManualPayment {
  /** The day on which they did, as 2026-11-26. */
  on: string
  /** How, for the member: such as the reference of a bank transfer. */
  how: string
}

/**
 * Checks and tidies the input. Throws `settlement_day_invalid` for no valid day, or one in the future everywhere, and
 * `settlement_how_invalid` for an empty or too long text.
 */
export function readySettlement({ on, how: typed }: ManualPayment, now: Date): ManualPayment {
  if (!isDay(on) || on > lastDay(now)) throw settlementDayInvalid({ field: 'on' })
  const how = tidyText(typed).replace(/\s+/g, ' ')
  if (!isVisible(how) || codePoints(how) > longestHow) throw settlementHowInvalid({ field: 'how', most: longestHow })
  return { on, how }
}

const isDay = (typed: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(typed) && new Date(`${typed}T00:00:00Z`).toJSON()?.slice(0, 10) === typed

/** The day that it is now where days begin first, 14 hours before that of UTC. */
const lastDay = (now: Date) => new Date(now.getTime() + 14 * 3_600_000).toJSON().slice(0, 10)
