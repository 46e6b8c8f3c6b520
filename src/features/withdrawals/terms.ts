import { dateWords } from '../../../db/reference/days.ts'
import type { Outputs } from '../../lib/trpc.ts'

export type Terms = Outputs['withdrawals']['terms']

/** A day that is counted: by the clock of the country in which was bought, wherever the reader is. */
export const dateOf = ({ timeZone }: Pick<Terms, 'timeZone'>, at: Date, locale: string): string =>
  dateWords(at, locale, timeZone)
