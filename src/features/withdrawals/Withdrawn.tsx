import { useRouter } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ResultPage } from '@/ui/ResultPage.tsx'
import { m } from '~words'
import { momentWords } from '../../../db/reference/days.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { methodName } from '../orders/method/method-words.ts'
import { SumTable } from './SumTable.tsx'
import { dateOf, type Terms } from './terms.ts'

export interface WithdrawnProps {
  terms: Terms
  withdrawnAt: Date
  takesFocus: boolean
  /** How to go on. */
  action: ReactNode
}

/** What a withdrawal came to, with its date and time. */
export function Withdrawn({ terms, withdrawnAt, takesFocus, action }: WithdrawnProps) {
  const { locale } = useRouter().options.context
  const { refund, paidWith, method, refundedBy, unused } = terms
  const time = momentWords(withdrawnAt, locale, { timeStyle: 'long', timeZone: terms.timeZone })
  return (
    <ResultPage icon={<Check aria-hidden />} title={m.withdrawals_done_title()} takesFocus={takesFocus} action={action}>
      <p>{m.withdrawals_done_text({ date: dateOf(terms, withdrawnAt, locale), time })}</p>
      <SumTable
        lines={[
          [m.withdrawals_done_refund(), moneyWords(refund, locale)],
          [m.withdrawals_to(), paidWith ?? methodName(method)],
          [m.withdrawals_by(), dateOf(terms, refundedBy, locale)],
          [m.withdrawals_done_credits(), `−${unused}`],
        ]}
      />
    </ResultPage>
  )
}
