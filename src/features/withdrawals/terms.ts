import { m } from '~words'
import { dateWords, dayWords } from '../../../db/reference/days.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { methodName } from '../../../server/features/payments/rules/method-names.ts'
import type { Outputs } from '../../lib/trpc.ts'
import type { SumLine } from './SumTable.tsx'

export type ShownTerms = Outputs['withdrawals']['terms']

/** A day that is counted: by the clock of the country in which was bought, wherever the reader is. */
export const dateOf = ({ timeZone }: Pick<ShownTerms, 'timeZone'>, at: Date, locale: string): string =>
  dateWords(at, locale, timeZone)

/** Why one cannot withdraw from it. */
export const hindranceWords: Record<NonNullable<ShownTerms['hindrance']>, () => string> = {
  over: m.withdrawals_refusal_over,
  taken_back: m.withdrawals_taken_back,
  given_back: m.withdrawals_given_back,
  used_up: m.withdrawals_refusal_nothing,
}

/** What the price of the purchase is called: a direct debit may not have been collected yet. */
export const paidWords = ({ collection }: ShownTerms): string =>
  collection?.state === 'announced' || collection?.state === 'dropped'
    ? m.withdrawals_to_collect()
    : m.withdrawals_paid()

/** What a withdrawal comes to is called so: money that goes back, has, or could not, or that is not taken. */
export const totalWords = ({ isNotCollected, became }: ShownTerms): string =>
  isNotCollected ? m.withdrawals_not_collected() : totals[became?.state ?? 'under_way']()

const totals = {
  under_way: m.withdrawals_total,
  done: m.withdrawals_refunded,
  by_bank: m.withdrawals_by_bank,
  failed: m.withdrawals_not_sent_back,
  by_hand: m.withdrawals_refunded,
  not_collected: m.withdrawals_not_collected,
  called_off: m.withdrawals_not_sent_back,
}

/** Says that the payment method allows no refund, and which address to write to. */
export const notRefundableWords = (
  { refund, method }: ShownTerms,
  { locale, email }: Omit<TermsTextOptions, 'dateBy'>,
): string => m.withdrawals_not_refundable({ method: methodName(method), refund: moneyWords(refund, locale), email })

interface TermsTextOptions {
  locale: string
  /** A moment by the reader's clock. */
  dateBy: (at: Date) => string
  /** The address of support. */
  email: string
}

/** What has become of the money of a withdrawal, and what a bank has taken back beside it, or was given back at the provider. */
export function becameWords(terms: ShownTerms, { locale, dateBy, email }: TermsTextOptions): string {
  const { became, refund, takenBack, isNotCollected, canBeSentBack } = terms
  const amount = moneyWords(refund, locale)
  if (isNotCollected) return m.withdrawals_offer_not_collected({ amount })
  if (became?.state === 'by_bank') return m.withdrawals_offer_by_bank({ amount })
  const byHand = became?.byHand
  const isOwed = !canBeSentBack && (became?.state === 'failed' || became?.state === 'under_way')
  const words = byHand
    ? m.withdrawals_offer_by_hand({
        amount: moneyWords(byHand.amount, locale),
        date: dayWords(byHand.on, locale),
        how: byHand.how,
      })
    : isOwed
      ? notRefundableWords(terms, { locale, email })
      : became?.state === 'failed'
        ? m.withdrawals_offer_failed({ amount, email })
        : became?.doneAt
          ? m.withdrawals_offer_refunded({ amount, date: dateBy(became.doneAt) })
          : m.withdrawals_offer_refund({ amount })
  const amounts = [
    takenBack?.amount && m.withdrawals_offer_taken_back({ taken: moneyWords(takenBack.amount, locale) }),
    takenBack?.givenBack && m.withdrawals_offer_given_back({ taken: moneyWords(takenBack.givenBack, locale) }),
  ]
  return [words, ...amounts].filter(Boolean).join(' ')
}

/** What a bank has taken back of the price, and what was given back of it at the provider. */
export const goneLines = ({ takenBack }: ShownTerms, locale: string): (SumLine | false)[] => [
  takenBack?.amount != null && [m.withdrawals_taken_back_amount(), moneyWords(takenBack.amount, locale)],
  takenBack?.givenBack != null && [m.withdrawals_given_back_amount(), moneyWords(takenBack.givenBack, locale)],
]
