import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { Alert } from '@/ui/Alert.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { StateScreen } from '@/ui/StateScreen.tsx'
import { Facts } from '@/ui/text/Facts.tsx'
import { m } from '~words'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import { getLocale } from '../../../../i18n/paraglide/runtime.js'
import { useMe } from '../../../lib/session/me.ts'
import { dateBy, useClock } from '../../../lib/time/readers-clock.ts'
import { givenBackFact, paidFacts, type ShownOrder, withdrawnFact } from './facts.ts'

export interface TakenBackProps {
  order: ShownOrder
  takenBack: NonNullable<ShownOrder['takenBack']>
}

/** It was paid, and a bank has taken that back, or it was given back at the provider: what it did to the balance, and what is still to come. */
export function TakenBack({ order, takenBack: { at, amount, givenBack, credits, owed } }: TakenBackProps) {
  const me = useMe()
  const date = dateBy(useClock(), at, getLocale())
  const words = me?.premium ? m.orders_taken_back_text : m.orders_taken_back_text_ended
  const isWhole = (amount ?? givenBack ?? order.total).minor >= order.total.minor
  const [whole, part] = amount
    ? [m.orders_taken_back_title, m.orders_taken_back_part_title]
    : [m.orders_given_back_title, m.orders_given_back_part_title]
  return (
    <StateScreen
      tone="info"
      icon={<Undo2 aria-hidden />}
      title={isWhole ? whole() : part()}
      text={words({ date, balance: me?.credits ?? 0 })}
      actions={
        <>
          <Link to="/transactions/{-$id}" params={{ id: order.id }} className={buttonClass({ size: 'xl', full: true })}>
            {m.orders_receipt()}
          </Link>
          <Link to="/credits" className={buttonClass({ variant: 'plain', size: 'xl', full: true })}>
            {m.orders_taken_back_buy()}
          </Link>
        </>
      }
    >
      <Facts
        isCard
        facts={[
          ...paidFacts(order),
          amount !== null && [m.orders_fact_taken_back(), moneyWords(amount, getLocale())],
          givenBackFact(order),
          withdrawnFact(order),
          order.withdrawn !== null && [m.withdrawals_done_credits(), `−${order.withdrawn.credits}`],
          credits > 0 && [m.orders_fact_credits_taken(), `−${credits}`],
        ]}
      />
      {owed > 0 && (
        <Alert tone="info">
          {(amount ? m.orders_taken_back_owed_next : m.orders_taken_back_owed)({ credits: owed })}
        </Alert>
      )}
    </StateScreen>
  )
}
