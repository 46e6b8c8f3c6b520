import { useRouter } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Alert } from '@/ui/Alert.tsx'
import { StateScreen } from '@/ui/StateScreen.tsx'
import { Facts } from '@/ui/text/Facts.tsx'
import { WholeWords } from '@/ui/text/WholeWords.tsx'
import { m } from '~words'
import { dayWords } from '../../../db/reference/days.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { methodName } from '../../../server/features/payments/rules/method-names.ts'
import { taxWords } from '../../../server/features/receipts/rules/words.ts'
import { useSettings } from '../../lib/settings.ts'
import { dateBy, hourBy, useClock } from '../../lib/time/readers-clock.ts'
import type { SumLine } from './SumTable.tsx'
import { becameWords, dateOf, goneLines, type ShownTerms, totalWords } from './terms.ts'

export interface WithdrawnProps {
  terms: ShownTerms
  withdrawnAt: Date
  takesFocus: boolean
  /** How to go on. */
  action: ReactNode
}

/** What a withdrawal came to, with its date and time. */
export function Withdrawn({ terms, withdrawnAt, takesFocus, action }: WithdrawnProps) {
  const { locale } = useRouter().options.context
  const { refund, paidWith, method, refundedBy, unused, balance, creditNote, isNotCollected, became } = terms
  const { supportEmail: email } = useSettings()
  const clock = useClock()
  const date = dateBy(clock, withdrawnAt, locale)
  const time = hourBy(clock, withdrawnAt, locale)
  const byHand = became?.byHand ?? null
  const isOwed =
    became?.state === 'failed' || (became?.state === 'under_way' && !terms.canBeSentBack && !isNotCollected)
  const goesBack = !isNotCollected && !isOwed && !['by_bank', 'by_hand'].includes(became?.state ?? '')
  const lines: (SumLine | false | null)[] = [
    [totalWords(terms), moneyWords(byHand?.amount ?? refund, locale)],
    creditNote && creditNote.taxName !== 'none' && taxLine(creditNote, locale),
    goesBack && [m.withdrawals_to(), paidWith ?? methodName(method)],
    goesBack &&
      (became?.doneAt
        ? [m.withdrawals_refunded_on(), dateBy(clock, became.doneAt, locale)]
        : [m.withdrawals_by(), dateOf(terms, refundedBy, locale)]),
    byHand && [m.withdrawals_refunded_on(), dayWords(byHand.on, locale)],
    byHand && [m.orders_mail_refund_settled_how(), byHand.how],
    ...goneLines(terms, locale),
    creditNote && [m.withdrawals_note(), creditNote.number],
    [m.withdrawals_done_credits(), `−${unused}`],
    balance !== null && [m.withdrawals_done_balance(), m.withdrawals_done_left({ count: balance })],
  ]
  return (
    <StateScreen
      tone="success"
      icon={<Check aria-hidden />}
      title={m.withdrawals_done_title()}
      text={<WholeWords text={m.withdrawals_done_text({ date, time, address: terms.mailedTo })} />}
      takesFocus={takesFocus}
      actions={action}
    >
      <Facts isCard facts={lines} />
      {isOwed && (
        <Alert tone="danger">{becameWords(terms, { locale, email, dateBy: (at) => dateBy(clock, at, locale) })}</Alert>
      )}
    </StateScreen>
  )
}

function taxLine(note: NonNullable<ShownTerms['creditNote']>, locale: string): SumLine {
  const minor = -note.tax.minor
  return [m.withdrawals_done_tax(taxWords(note, locale)), moneyWords({ ...note.tax, minor }, locale)]
}
