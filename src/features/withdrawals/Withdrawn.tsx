import { Link, useRouter } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { ResultPage } from '@/ui/ResultPage.tsx'
import { m } from '~words'
import { momentWords } from '../../../db/reference/days.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { methodName } from '../orders/method/method-words.ts'
import { SumTable } from './SumTable.tsx'
import { dateOf, type Terms } from './terms.ts'

/** What a withdrawal came to, with its date and time. */
export function Withdrawn({
  terms,
  withdrawnAt,
  takesFocus,
}: {
  terms: Terms
  withdrawnAt: Date
  takesFocus: boolean
}) {
  const { locale } = useRouter().options.context
  const { refund, paidWith, method, refundedBy, unused, orderId } = terms
  const time = momentWords(withdrawnAt, locale, { timeStyle: 'medium', timeZone: terms.timeZone })
  return (
    <ResultPage
      icon={<Check aria-hidden />}
      title={m.withdrawals_done_title()}
      takesFocus={takesFocus}
      action={
        <Link to="/transactions/{-$id}" params={{ id: orderId }} className={buttonClass({ variant: 'outline' })}>
          {m.withdrawals_done_action()}
        </Link>
      }
    >
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
