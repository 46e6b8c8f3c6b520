import { m } from '~words'
import { dateWords } from '../../../db/reference/days.ts'
import type { Outputs } from '../../lib/trpc.ts'

export type Terms = Outputs['withdrawals']['terms']

/** A day that is counted: by the clock of the country in which was bought, wherever the reader is. */
export const dateOf = ({ timeZone }: Pick<Terms, 'timeZone'>, at: Date, locale: string): string =>
  dateWords(at, locale, timeZone)

/** Why one cannot withdraw from it. */
export const hindranceWords: Record<NonNullable<Terms['hindrance']>, () => string> = {
  over: m.withdrawals_refusal_over,
  taken_back: m.withdrawals_taken_back,
  used_up: m.withdrawals_refusal_nothing,
}

/** What the price of the purchase is called: a direct debit may not have been collected yet. */
export const paidWords = ({ collection }: Terms): string =>
  collection?.state === 'announced' || collection?.state === 'dropped'
    ? m.withdrawals_to_collect()
    : m.withdrawals_paid()

/** What a withdrawal comes to is called so: money that goes back, or that is not taken. */
export const totalWords = ({ isNotCollected }: Terms): string =>
  isNotCollected ? m.withdrawals_not_collected() : m.withdrawals_total()
