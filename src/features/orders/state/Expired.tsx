import { Link } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { type Order, orderFacts } from './facts.ts'
import { Facts, StateScreen } from './StateScreen.tsx'

/** Nobody can begin to pay it any more. */
export function Expired({ order }: { order: Order }) {
  return (
    <StateScreen
      tone="info"
      icon={<Clock aria-hidden />}
      title={m.orders_expired_title()}
      text={m.orders_expired_text()}
      actions={
        <>
          <Link
            to="/credits/$id/{-$paymentmethod}"
            params={{ id: order.packageId, paymentmethod: undefined }}
            className={buttonClass({ size: 'xl', full: true })}
          >
            {m.orders_choose_again()}
          </Link>
          <Link to="/members" className={buttonClass({ variant: 'plain', size: 'xl', full: true })}>
            {m.orders_elsewhere()}
          </Link>
        </>
      }
    >
      <Facts facts={orderFacts(order)} />
    </StateScreen>
  )
}
