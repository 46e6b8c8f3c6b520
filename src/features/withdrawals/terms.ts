import { dateWords } from '../../../db/reference/days.ts'
import type { Outputs } from '../../lib/trpc.ts'

export type Terms = Outputs['withdrawals']['terms']

/** By the clock by which its days are counted, wherever the reader is. */
export const dateOf = ({ timeZone }: Pick<Terms, 'timeZone'>, at: Date, locale: string): string =>
  dateWords(at, locale, timeZone)
