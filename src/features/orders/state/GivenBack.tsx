import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { StateScreen } from '@/ui/StateScreen.tsx'
import { Facts } from '@/ui/text/Facts.tsx'
import { m } from '~words'
import { getLocale } from '../../../../i18n/paraglide/runtime.js'
import { GoOnLink } from '../../../lib/navigation/GoOnLink.tsx'
import { useMe } from '../../../lib/session/me.ts'
import { dateBy, useClock } from '../../../lib/time/readers-clock.ts'
import { givenBackFact, paidFacts, type ShownOrder, withdrawnFact } from './facts.ts'

export interface GivenBackProps {
  order: ShownOrder
  withdrawn: NonNullable<ShownOrder['withdrawn']>
}

/** An order that was paid and withdrawn from; the withdrawal shows what remains. */
export function GivenBack({ order, withdrawn: { at, credits } }: GivenBackProps) {
  const me = useMe()
  const date = dateBy(useClock(), at, getLocale())
  return (
    <StateScreen
      tone="info"
      icon={<Undo2 aria-hidden />}
      title={m.orders_withdrawn_title()}
      text={m.orders_withdrawn_text({ date, balance: me?.credits ?? 0 })}
      actions={
        <>
          <Link
            to="/transactions/$id/withdraw"
            params={{ id: order.id }}
            className={buttonClass({ size: 'xl', full: true })}
          >
            {m.withdrawals_offer_see()}
          </Link>
          <GoOnLink className={buttonClass({ variant: 'plain', size: 'xl', full: true })} />
        </>
      }
    >
      <Facts
        isCard
        facts={[
          ...paidFacts(order),
          givenBackFact(order),
          withdrawnFact(order),
          [m.withdrawals_done_credits(), `−${credits}`],
        ]}
      />
    </StateScreen>
  )
}
